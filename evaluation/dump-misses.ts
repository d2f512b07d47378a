import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../apps/api/src/platform/crypto/sha256.ts';
import type { ModelRequest } from '../packages/core/src/writing/answer.ts';
import type { AskedKind } from './ask-births.ts';
import type { Miss } from './recordings.ts';

/** The file of a folder in which the answer to a request is looked for. */
export const answerFileOf = (hash: string, asks: AskedKind): string =>
  `${hash.slice(0, 16)}.${asks === 'plan' ? 'plan.json' : 'prose.txt'}`;

/**
 * Writes each missing request as a file to read, `<n>-<hash>.md`, which says where its answer is to be put. What is the same for many stands
 * once, in `system-<kind>-<hash>.md`. Gives the number of requests.
 */
export function dumpMisses(folder: string, misses: readonly Miss[]): number {
  mkdirSync(folder, { recursive: true });
  const width = String(misses.length).length;
  for (const [at, { asked, asks, hash }] of misses.entries()) {
    const request = asked.requests.find((one) => one.hash === hash)?.request;
    if (!request) continue;
    const system = `system-${asks}-${sha256(request.system).slice(0, 8)}.md`;
    writeFileSync(path.join(folder, system), `${request.system}\n`);
    const name = `${String(at + 1).padStart(width, '0')}-${hash.slice(0, 16)}.md`;
    writeFileSync(path.join(folder, name), pageOf(request, { birth: asked.birth.id, asks, hash, system }));
  }
  return misses.length;
}

function pageOf(
  { prompt, schema, maxOutputTokens }: ModelRequest,
  { birth, asks, hash, system }: { birth: string; asks: AskedKind; hash: string; system: string },
): string {
  return [
    `# ${birth}: ${asks}`,
    `System: all of \`${system}\` in this folder. Prompt: all that follows the line below.`,
    `The answer, and nothing else, goes into \`${answerFileOf(hash, asks)}\` in this folder${schema ? ', as JSON of this schema:' : ', as plain text.'} At most ${maxOutputTokens} tokens.`,
    ...(schema ? [`\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\``] : []),
    '---',
    prompt,
    '',
  ].join('\n\n');
}
