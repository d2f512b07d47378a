import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { escapeHtml } from '../html/html-text.ts';

/** Documents every route that is registered afterwards: OpenAPI 3.1 at `/api/openapi.json`, a page at `/api/docs`. */
export async function serveDocs(
  app: FastifyInstance,
  info: { title: string; version: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { ...info, description: 'Every refusal has the body {message, code, requestId, errors?}.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  const hidden = { config: { access: 'public' as const }, schema: { hide: true } as object };
  // Made once, and of the same bytes for everybody: the largest answers that a stranger can ask for.
  let kept: { json: Buffer; page: Buffer } | undefined;
  const documents = () => {
    kept ??= {
      json: Buffer.from(JSON.stringify(app.swagger())),
      page: Buffer.from(docsPage(app.swagger() as Document, info.title)),
    };
    return kept;
  };
  app.get('/api/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documents().json),
  );
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(documents().page),
  );
}

interface Operation {
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: unknown;
}
interface Document {
  paths?: Record<string, Record<string, Operation>>;
}

/** A plain page without scripts: what each route is for, who may call it and what it takes. */
function docsPage(document: Document, title: string): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(rows.map(({ operation }) => operation.tags?.[0] ?? 'Other'))];
  const sections = tags.map((tag) => {
    const lines = rows
      .filter(({ operation }) => (operation.tags?.[0] ?? 'Other') === tag)
      .map(({ path, method, operation }) => {
        const takes = (operation.parameters ?? []).map((one) => `${one.name} (${one.in})`);
        if (operation.requestBody) takes.push('JSON body');
        const who = operation.security ? 'logged in' : 'anybody';
        return `<tr><td><code>${method}</code></td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(operation.summary ?? '')}</td><td>${escapeHtml(takes.join(', '))}</td><td>${who}</td></tr>`;
      });
    return `<h2>${escapeHtml(tag)}</h2><table><thead><tr><th>Method</th><th>Path</th><th>What for</th><th>Takes</th><th>Who</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API | ${escapeHtml(title)}</title><h1>${escapeHtml(title)} API</h1><p>The machine-readable description is at <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('')}</html>`;
}
