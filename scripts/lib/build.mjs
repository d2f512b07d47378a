import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { timed } from './steps.mjs';
import { Stop } from './stop.mjs';

const webInputs = [
  'apps/web',
  'packages/astro/src',
  'packages/chart-drawing/src',
  'packages/contract/src',
  'packages/core/src',
  'packages/format/src',
  'packages/messages/messages',
  'scripts/messages.mjs',
  'package-lock.json',
];

/** What is generated from what. `inputs` are files and folders; `output` is there once it was made. */
const builds = {
  messages: {
    what: 'The words in all languages',
    inputs: [
      'packages/messages/messages',
      'packages/messages/project.inlang/settings.json',
      'scripts/messages.mjs',
    ],
    output: 'packages/messages/generated/messages.js',
    command: () => ['scripts/messages.mjs'],
  },
  'pseudo messages': {
    what: 'The words, lengthened for a test',
    inputs: ['packages/messages/messages', 'scripts/messages.mjs', 'scripts/lib/pseudo-text.mjs'],
    output: 'packages/messages/pseudo/generated/messages.js',
    command: () => ['scripts/messages.mjs', '--pseudo'],
  },
  routes: {
    what: 'The addresses of the page',
    inputs: [
      'apps/web/src/routes',
      'apps/web/build/router-plugin-options.ts',
      'apps/web/scripts/generate-routes.mjs',
    ],
    output: 'apps/web/src/generated/route-tree.ts',
    command: () => ['apps/web/scripts/generate-routes.mjs'],
  },
  web: {
    what: 'The page in all languages',
    inputs: webInputs,
    output: 'apps/web/dist/index.html',
    // One page a language, English first.
    command: () => ['apps/web/scripts/build-pages.mjs'],
  },
  'pseudo web': {
    what: 'The page, lengthened for a test',
    inputs: [...webInputs, 'scripts/lib/pseudo-text.mjs'],
    output: 'apps/web/pseudo/dist/index.html',
    command: () => ['apps/web/scripts/build-pages.mjs', 'pseudo'],
  },
};

const stampOf = (name) => path.join(root, '.cache/udaya', `${name}.sha256`);

/** Whether a build was made of the inputs as they are now. */
export function isBuilt(name, digest = digestOf(builds[name].inputs)) {
  const stamp = stampOf(name);
  return (
    existsSync(path.join(root, builds[name].output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digest
  );
}

/** Makes each of the named builds whose inputs changed since it was last made; answers whether all are there now. */
export async function build(node, names) {
  for (const name of names) {
    const { what, inputs, command } = builds[name];
    const digest = digestOf(inputs);
    if (isBuilt(name, digest)) continue;

    // A build that is killed half-way must not be taken for the one before.
    rmSync(stampOf(name), { force: true });
    const { code } = await timed(what, () => run(node, command(), { quiet: true }));
    if (code !== 0) return false;
    mkdirSync(path.dirname(stampOf(name)), { recursive: true });
    writeFileSync(stampOf(name), digest);
  }
  return true;
}

/** As `build`, for a start, which cannot go on without. */
export async function buildOrStop(node, names) {
  if (!(await build(node, names))) {
    throw new Stop('Udaya could not be built; what went wrong is above. Nothing was started.');
  }
}

const generated = new Set(['node_modules', 'dist', 'generated']);

/** A digest of files, and of folders with all that they hold. */
export function digestOf(inputs) {
  const hash = createHash('sha256');
  const add = (relative) => {
    const file = path.join(root, relative);
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) {
        if (!generated.has(name)) add(path.join(relative, name));
      }
      return;
    }
    hash.update(`${relative}\0`).update(readFileSync(file)).update('\0');
  };
  for (const input of inputs) add(input);
  return hash.digest('hex');
}
