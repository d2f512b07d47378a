import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '@udaya/core/failure';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built page: hashed assets for a year, and `index.html` with a fresh nonce for every other address. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const index = path.join(folder, 'index.html');
  const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined;
  if (page !== undefined) {
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, access: 'public' };
      });
      await scope.register(fastifyStatic, {
        root: path.join(folder, 'assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: '365d',
        index: false,
        decorateReply: true,
      });
    });
  }
  const files = page === undefined ? new Set<string>() : rootFiles(folder);
  app.get('/*', { config: { access: 'public' }, schema: { hide: true } as object }, async (request, reply) => {
    const name = decodeURIComponent(request.url.split('?')[0]?.slice(1) ?? '');
    if (name.startsWith('api/') || name.startsWith('assets/') || page === undefined) throw new Failure('route.unknown');
    if (files.has(name)) return reply.header('cache-control', 'public, max-age=86400').sendFile(name, folder);
    const nonce = request.raw.styleNonce ?? '';
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page.replaceAll('{{nonce}}', () => nonce));
  });
}

function rootFiles(folder: string): Set<string> {
  return new Set(['favicon.svg', 'favicon.ico', 'robots.txt', 'manifest.webmanifest', 'colour-scheme.js', 'apple-touch-icon.png'].filter((name) => existsSync(path.join(folder, name))));
}
