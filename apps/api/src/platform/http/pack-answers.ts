import type { FastifyInstance } from 'fastify';
import { packText } from './pack-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer is packed where the reader takes that. */
    packs?: boolean;
  }
}

/** Packs the answers of routes that only read, a report being 30 to 60 kB. What changes something answers as it is: sessions and their tokens are among it. */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !request.routeOptions.config.packs) return payload;
    const { body, encoding } = await packText(payload, request.headers['accept-encoding']);
    if (!encoding) return payload;
    reply
      .header('content-encoding', encoding)
      .header('vary', 'accept-encoding')
      .removeHeader('content-length');
    return body;
  });
}
