// Compiles the message catalogue (packages/messages/messages/*.json) to packages/messages/generated.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';

const home = path.resolve(import.meta.dirname, '../packages/messages');
const outdir = path.join(home, 'generated');

await compile({
  project: path.join(home, 'project.inlang'),
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
const keys = Object.keys(JSON.parse(readFileSync(path.join(home, 'messages/en.json'), 'utf8')));
const compiled = readFileSync(path.join(outdir, 'messages/_index.js'), 'utf8');
const missing = keys.filter((key) => key !== '$schema' && !compiled.includes(key));
if (missing.length > 0) {
  console.error(
    `messages: ${missing.length} of ${keys.length} messages were not compiled, e.g. ${missing[0]}`,
  );
  process.exit(1);
}
console.log(`messages: ${keys.length} compiled`);
// The compiler leaves a timer behind that would hold the process for half a minute.
process.exit(0);
