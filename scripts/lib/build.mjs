import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { run, toolScript } from './run.mjs';
import { Stop } from './stop.mjs';

/** What is generated from what. `inputs` are files and folders; `output` is there once it was made. */
const builds = {
  messages: {
    inputs: [
      'packages/messages/messages',
      'packages/messages/project.inlang/settings.json',
      'scripts/messages.mjs',
    ],
    output: 'packages/messages/generated/messages.js',
    command: () => ['scripts/messages.mjs'],
  },
  'pseudo messages': {
    inputs: ['packages/messages/messages', 'scripts/messages.mjs', 'scripts/lib/pseudo-text.mjs'],
    output: 'packages/messages/pseudo/generated/messages.js',
    command: () => ['scripts/messages.mjs', '--pseudo'],
  },
  routes: {
    inputs: [
      'apps/web/src/routes',
      'apps/web/build/router-plugin-options.ts',
      'apps/web/scripts/generate-routes.mjs',
    ],
    output: 'apps/web/src/generated/route-tree.ts',
    command: () => ['apps/web/scripts/generate-routes.mjs'],
  },
  web: {
    inputs: [
      'apps/web',
      'packages/astro/src',
      'packages/chart-drawing/src',
      'packages/contract/src',
      'packages/core/src',
      'packages/format/src',
      'packages/messages/messages',
      'package-lock.json',
    ],
    output: 'apps/web/dist/index.html',
    // One page a language, English first.
    command: () => ['apps/web/scripts/build-pages.mjs'],
  },
  'pseudo web': {
    inputs: ['apps/web/index.html'],
    output: 'apps/web/pseudo/dist/index.html',
    command: () => [toolScript('vite', 'vite'), 'build', 'apps/web', '--mode', 'pseudo'],
  },
};

/** Makes each of the named builds whose inputs changed since it was last made; answers whether all are there now. */
export async function build(node, names, { force = false } = {}) {
  for (const name of names) {
    const { inputs, output, command } = builds[name];
    const stamp = path.join(root, '.cache/udaya', `${name}.sha256`);
    const digest = digestOf(inputs);
    const made =
      existsSync(path.join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
    if (made && !force) continue;

    // A build that is killed half-way must not be taken for the one before.
    rmSync(stamp, { force: true });
    const { code } = await run(node, command());
    if (code !== 0) return false;
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, digest);
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
