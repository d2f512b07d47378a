// Writes src/generated/route-tree.ts without a build, for type-checking.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routerPluginOptions } from '../build/router-plugin-options.ts';

const root = path.resolve(import.meta.dirname, '..');
mkdirSync(path.join(root, 'src/generated'), { recursive: true });
await new Generator({ root, config: getConfig(routerPluginOptions, root) }).run();
