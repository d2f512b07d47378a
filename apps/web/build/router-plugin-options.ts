import path from 'node:path';

/** How the route tree is generated, the same for the build and for `scripts/generate-routes.mjs`. */
export const routerPluginOptions = {
  target: 'react',
  routesDirectory: './src/routes',
  generatedRouteTree: './src/generated/route-tree.ts',
  tmpDir: path.resolve(import.meta.dirname, '../../../.cache/routes'),
  quoteStyle: 'single',
  semicolons: true,
  addExtensions: true,
  autoCodeSplitting: true,
  disableLogging: true,
} as const;
