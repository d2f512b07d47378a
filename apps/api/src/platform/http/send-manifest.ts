import * as m from '@udaya/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const manifestName = 'manifest.webmanifest';

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Sends what a device is told that installs the page, in the language of its reader. */
export async function sendManifest(
  request: FastifyRequest,
  reply: FastifyReply,
  productName: string,
): Promise<FastifyReply> {
  return reply
    .type('application/manifest+json; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-language', request.locale)
    .header('vary', 'accept-language, cookie')
    .send(
      JSON.stringify({
        id: '/',
        name: productName,
        short_name: productName.slice(0, 12),
        description: m.shell_install_description({ product: productName }),
        lang: request.locale,
        dir: 'ltr',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f7f6f3',
        theme_color: '#2e3379',
        icons,
      }),
    );
}
