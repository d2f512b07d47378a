// Compiles the message catalogues (packages/messages/messages/*.json): all languages together to packages/messages/generated, as the server
// needs them, and each by itself to packages/messages/languages/<language>, as the page of that language is built; with the name of a
// language, that one alone. With --pseudo: English
// in a language that nobody speaks, to packages/messages/pseudo/generated, for a test of the pages; no product is built from it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { pseudoCatalogue } from './lib/pseudo-text.mjs';
import { run } from './lib/run.mjs';

const home = path.resolve(import.meta.dirname, '../packages/messages');
const settings = JSON.parse(readFileSync(path.join(home, 'project.inlang/settings.json'), 'utf8'));
const readCatalogue = (locale) =>
  JSON.parse(readFileSync(path.join(home, `messages/${locale}.json`), 'utf8'));
const english = readCatalogue('en');

if (process.argv.includes('--pseudo')) {
  await compileTo('pseudo/generated', makeProject('pseudo', 'en', pseudoCatalogue(english)), alwaysIn('en'));
  console.log(`messages: ${Object.keys(english).length} compiled, for the test of the pages`);
} else if (settings.locales.includes(process.argv[2])) {
  const [, , locale] = process.argv;
  // What a language lacks is said in English, as it is on the server.
  const project = makeProject(locale, locale, { ...english, ...readCatalogue(locale) });
  await compileTo(`languages/${locale}/generated`, project, alwaysIn(locale));
} else {
  // Side by side: each takes a processor for some seconds.
  const pages = settings.locales.map((locale) => run(process.execPath, [import.meta.filename, locale]));
  await compileTo('generated', path.join(home, 'project.inlang'));
  if ((await Promise.all(pages)).some(({ code }) => code !== 0)) process.exit(1);
  console.log(`messages: ${Object.keys(english).length} compiled, in ${settings.locales.join(', ')}`);
}
// The compiler leaves a timer behind that would hold the process for half a minute.
process.exit(0);

/** A page of one language need not ask which it is, nor bring along what finds it out. */
function alwaysIn(locale) {
  return {
    experimentalStaticLocale: JSON.stringify(locale),
    // A file a message: each part of the page takes along what it says, and no more.
    outputStructure: 'message-modules',
  };
}

async function compileTo(folder, project, options = {}) {
  const outdir = path.join(home, folder);
  await compile({
    project,
    outdir,
    strategy: ['globalVariable', 'baseLocale'],
    emitTsDeclarations: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
    disableAsyncLocalStorage: true,
    // The server has every message at hand: a file a language, as a file a message takes it over a second to open at each start.
    outputStructure: 'locale-modules',
    ...options,
  });
  if (options.experimentalStaticLocale) {
    // As a plain constant it lets the bundler drop what finds the language out.
    const file = path.join(outdir, 'runtime.js');
    const runtime = readFileSync(file, 'utf8');
    const constant = `experimentalStaticLocale = ${options.experimentalStaticLocale};`;
    writeFileSync(file, runtime.replace(/experimentalStaticLocale = assertIsLocale\(.*\);/, constant));
  }
  // Without its plugin Paraglide reports success with no message at all, so the count is the proof.
  const keys = Object.keys(english);
  const compiled = readFileSync(path.join(outdir, 'messages/_index.js'), 'utf8');
  const missing = keys.filter((key) => key !== '$schema' && !compiled.includes(key));
  if (missing.length > 0) {
    console.error(
      `messages: ${missing.length} of ${keys.length} messages were not compiled, e.g. ${missing[0]}`,
    );
    process.exit(1);
  }
}

/** A project like the real one with a single language, whose texts are `catalogue`. */
function makeProject(name, locale, catalogue) {
  const folder = path.resolve(home, '../../.cache/udaya/messages', name);
  const modules = settings.modules.map((module) => path.resolve(home, module));
  for (const part of ['messages', 'project.inlang']) mkdirSync(path.join(folder, part), { recursive: true });
  writeFileSync(path.join(folder, `messages/${locale}.json`), JSON.stringify(catalogue));
  writeFileSync(
    path.join(folder, 'project.inlang/settings.json'),
    JSON.stringify({ ...settings, baseLocale: locale, locales: [locale], modules }),
  );
  return path.join(folder, 'project.inlang');
}
