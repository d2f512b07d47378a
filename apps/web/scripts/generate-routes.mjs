// Writes src/generated/route-tree.ts without a build, for type-checking.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routerPluginOptions } from '../build/router-plugin-options.ts';

const root = path.resolve(import.meta.dirname, '..');
mkdirSync(path.join(root, 'src/generated'), { recursive: true });
const tmpDir = path.resolve(root, '../../node_modules/.cache/routes');
mkdirSync(tmpDir, { recursive: true });
await new Generator({ root, config: getConfig({ ...routerPluginOptions, tmpDir }, root) }).run();
