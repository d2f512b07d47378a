// Compiles the message catalogues (packages/messages/messages/*.json): all languages together to packages/messages/generated, as the server
// needs them, and each by itself to packages/messages/languages/<language>, as the page of that language is built. With --pseudo: English
// in a language that nobody speaks, to packages/messages/pseudo/generated, for a test of the pages; no product is built from it.
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileProject } from '@inlang/paraglide-js';
import { loadProjectFromDirectory } from '@inlang/sdk';
import { pseudoCatalogue } from './lib/pseudo-text.mjs';

const home = path.resolve(import.meta.dirname, '../packages/messages');
const readJson = (file) => JSON.parse(readFileSync(path.join(home, file), 'utf8'));
const settings = readJson('project.inlang/settings.json');
const keysOf = (catalogue) => Object.keys(catalogue).filter((key) => key !== '$schema');
const english = readJson('messages/en.json');
const keys = keysOf(english);

// Opening a project takes longer than all that is made of it.
if (process.argv.includes('--pseudo')) {
  const project = await openProject(makePseudoProject());
  await compileTo('pseudo/generated', project, alwaysIn('en'));
} else {
  const project = await openProject(path.join(home, 'project.inlang'));
  // The server has every message at hand: a file a language, as a file a message takes it over a second to open at each start.
  await compileTo('generated', project, { outputStructure: 'locale-modules' });
  for (const locale of settings.locales)
    await compileTo(`languages/${locale}/generated`, onlyIn(project, locale), alwaysIn(locale));
}
// The compiler leaves a timer behind that would hold the process for half a minute.
process.exit(0);

function openProject(folder) {
  return loadProjectFromDirectory({ path: folder, fs });
}

/** A project as if it had one language alone; what that lacks is said in English, as it is on the server. */
function onlyIn(project, locale) {
  const has = new Set(keysOf(readJson(`messages/${locale}.json`)));
  const locales = keys.every((key) => has.has(key)) ? [locale] : ['en', locale];
  const get = async () => ({ ...(await project.settings.get()), baseLocale: locales[0], locales });
  return { ...project, settings: { ...project.settings, get } };
}

/** A page of one language need not ask which it is, nor bring along what finds it out. */
function alwaysIn(locale) {
  return {
    experimentalStaticLocale: JSON.stringify(locale),
    // A file a message: each part of the page takes along what it says, and no more.
    outputStructure: 'message-modules',
  };
}

async function compileTo(folder, project, options) {
  const output = await compileProject({
    project,
    projectPath: path.join(home, 'project.inlang'),
    compilerOptions: {
      strategy: ['globalVariable', 'baseLocale'],
      emitTsDeclarations: false,
      emitGitIgnore: false,
      emitPrettierIgnore: false,
      emitReadme: false,
      disableAsyncLocalStorage: true,
      ...options,
    },
  });
  if (options.experimentalStaticLocale) {
    // As a plain constant it lets the bundler drop what finds the language out.
    const constant = `experimentalStaticLocale = ${options.experimentalStaticLocale};`;
    output['runtime.js'] = output['runtime.js'].replace(
      /experimentalStaticLocale = assertIsLocale\(.*\);/,
      constant,
    );
  }
  // Without its plugin Paraglide reports success with no message at all, so the count is the proof.
  const missing = keys.filter((key) => !output['messages/_index.js'].includes(key));
  if (missing.length > 0) {
    console.error(
      `messages: ${missing.length} of ${keys.length} messages were not compiled, e.g. ${missing[0]}`,
    );
    process.exit(1);
  }
  writeFolder(path.join(home, folder), output);
}

/** Writes what is new or has changed, for whoever watches the files, and removes what is no more. */
function writeFolder(folder, files) {
  mkdirSync(path.join(folder, 'messages'), { recursive: true });
  for (const name of readdirSync(folder, { recursive: true }))
    if (!(name.split(path.sep).join('/') in files) && name !== 'messages') rmSync(path.join(folder, name));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
  }
}

function makePseudoProject() {
  const folder = path.resolve(home, '../../.cache/udaya/messages/pseudo');
  const modules = settings.modules.map((module) => path.resolve(home, module));
  for (const part of ['messages', 'project.inlang']) mkdirSync(path.join(folder, part), { recursive: true });
  writeFileSync(path.join(folder, 'messages/en.json'), JSON.stringify(pseudoCatalogue(english)));
  writeFileSync(
    path.join(folder, 'project.inlang/settings.json'),
    JSON.stringify({ ...settings, baseLocale: 'en', locales: ['en'], modules }),
  );
  return path.join(folder, 'project.inlang');
}
