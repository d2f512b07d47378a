import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** What only those need who work for a group or for the product: a parent's page does without it. */
const staffPaths =
  /[/]features[/](group-data|groups|knowledge|operations|reviews|uploads|accounts[/](enterprise|people)|billing[/]admin|home[/]product|reports[/](imports|trace))[/]|[/]features[/](intake[/](parents|row-list|answers-|described)|reports[/]generate[/](ngo-|group-|landing|kept-|wizard-))|[/]routes[/]_signed-in[/](enterprise|product)[.]|[/]contract[/]src[/](intake[/](group-|ngo-|list-|family-)|audit-log|birth-imports|draft|group|knowledge|mail-log|models|operations|product-|report-trace|reviews|uploads|writing)|[/]core[/]src[/](drafts|files|groups|knowledge|writing)[/]|[/]shell[/]forms[/](use-wizard|wizard)/;

/** Messages that are said by modules of staff alone. */
const staffWords = new Set<string>();
const everybodysWords = new Set<string>();
for (const file of globSync('{apps/web,packages/contract,packages/core}/src/**/*.{ts,tsx}', { cwd: root })) {
  const words = staffPaths.test(`/${file}`) ? staffWords : everybodysWords;
  for (const [, word = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(/\bm\.(\w+)/g))
    words.add(word);
}
const ofMessage = /[/]generated[/]messages[/](\w+)[.]js$/;

/** Whether a module of the page is for staff alone. */
export function isOfStaff(id: string): boolean {
  const [, word] = ofMessage.exec(id) ?? [];
  return word ? staffWords.has(word) && !everybodysWords.has(word) : staffPaths.test(id);
}
