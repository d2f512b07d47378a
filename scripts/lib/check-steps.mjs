import { build } from './build.mjs';
import { run, toolScript } from './run.mjs';

const projects = [
  'tsconfig.json',
  'tsconfig.pure.json',
  'e2e/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/tsconfig.node.json',
];

/** Carries checks out side by side, all of them whatever fails. */
async function checkAll(checks) {
  return (await Promise.all(checks.map((check) => check()))).every(Boolean);
}

/** The checks that need no running product: generated files, types, lint, format, unused code, the laws. */
export function checkSteps(node) {
  const tool =
    (packageName, command, ...args) =>
    async () =>
      (await run(node, [toolScript(packageName, command), ...args])).code === 0;
  return [
    ['messages', () => build(node, ['messages'])],
    ['routes', () => build(node, ['routes'])],
    [
      'types',
      () => checkAll(projects.map((project) => tool('typescript', 'tsc', '--noEmit', '-p', project))),
    ],
    ['lint', tool('oxlint', 'oxlint', '--type-aware', '--deny-warnings')],
    ['format', tool('@biomejs/biome', 'biome', 'check', '.')],
    ['unused', tool('knip', 'knip')],
    ['laws', tool('vitest', 'vitest', 'run', '--project', 'rules', 'laws/')],
  ];
}
