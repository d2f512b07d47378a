import type { FastifyInstance } from 'fastify';
import { jsonDepthWithin } from './json-depth.ts';

const maxDepth = 32;

/**
 * Takes JSON bodies: at most 32 levels deep, keys called `__proto__` left out. The text of a body stays beside it where the
 * route keeps it. Both guards look at the text first: a reviver, or a walk through what was parsed, costs many times the parsing.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'ignore');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = String(text);
    if (request.routeOptions.config.keepsRawBody) request.rawBody = body;
    if (body === '') return done(null, undefined);
    if (!jsonDepthWithin(body, maxDepth))
      return done(Object.assign(new SyntaxError('too deep'), { statusCode: 400 }));
    return parse(request, body, done);
  });
}
