// Compiles the message catalogue (packages/messages/messages/*.json) to packages/messages/generated. With --pseudo: the same in
// a language that nobody speaks, to packages/messages/pseudo/generated, for a test of the pages; no product is built from it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { pseudoCatalogue } from './lib/pseudo-text.mjs';

const home = path.resolve(import.meta.dirname, '../packages/messages');
const messages = JSON.parse(readFileSync(path.join(home, 'messages/en.json'), 'utf8'));
const isPseudo = process.argv.includes('--pseudo');
const outdir = path.join(home, isPseudo ? 'pseudo/generated' : 'generated');

await compile({
  project: path.join(isPseudo ? makePseudoProject() : home, 'project.inlang'),
  outdir,
  strategy: ['globalVariable', 'baseLocale'],
  emitTsDeclarations: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
  disableAsyncLocalStorage: true,
  outputStructure: 'message-modules',
});

// Without its plugin Paraglide reports success with no message at all, so the count is the proof.
const keys = Object.keys(messages);
const compiled = readFileSync(path.join(outdir, 'messages/_index.js'), 'utf8');
const missing = keys.filter((key) => key !== '$schema' && !compiled.includes(key));
if (missing.length > 0) {
  console.error(
    `messages: ${missing.length} of ${keys.length} messages were not compiled, e.g. ${missing[0]}`,
  );
  process.exit(1);
}
console.log(`messages: ${keys.length} compiled${isPseudo ? ', for the test of the pages' : ''}`);
// The compiler leaves a timer behind that would hold the process for half a minute.
process.exit(0);

/** A project like the real one, whose English is the pseudo language. */
function makePseudoProject() {
  const folder = path.resolve(home, '../../node_modules/.cache/udaya/pseudo');
  const settings = JSON.parse(readFileSync(path.join(home, 'project.inlang/settings.json'), 'utf8'));
  const modules = settings.modules.map((module) => path.resolve(home, module));
  for (const name of ['messages', 'project.inlang']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'messages/en.json'), JSON.stringify(pseudoCatalogue(messages)));
  writeFileSync(path.join(folder, 'project.inlang/settings.json'), JSON.stringify({ ...settings, modules }));
  return folder;
}
