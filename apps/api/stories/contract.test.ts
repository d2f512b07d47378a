import { allRoutes } from '@udaya/contract/all-routes';
import { type FailureCode, failureStatus } from '@udaya/core/failure';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedWorld } from '../testing/shared-world.ts';
import type { World } from '../testing/world.ts';

interface Documented {
  paths: Record<
    string,
    Record<
      string,
      {
        responses: Record<
          string,
          { content?: Record<string, { schema: { properties?: { code?: { enum?: string[] } } } }> }
        >;
      }
    >
  >;
}

let w: World;
let documented: Documented;
beforeAll(async () => {
  w = await sharedWorld();
  documented = (await (await fetch(`${w.origin}/api/openapi.json`)).json()) as Documented;
});
afterAll(async () => w.close());

const operationOf = (method: string, path: string) =>
  documented.paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];

it.each(allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s documents each code that it may refuse with, under its status',
  (_name, { method, path, refuses = [] }) => {
    const responses = operationOf(method, path)?.responses ?? {};
    const codesOf = (code: FailureCode) =>
      responses[String(failureStatus[code])]?.content?.['application/json']?.schema.properties?.code?.enum;
    for (const code of [...refuses, 'request.invalid', 'server.error'] as const)
      expect(codesOf(code), code).toContain(code);
  },
);

it('a session is asked for where the documentation says so, and nowhere else', () => {
  for (const { access, method, path } of allRoutes) {
    const isDocumented = '401' in (operationOf(method, path)?.responses ?? {});
    if (access !== 'public') expect([path, isDocumented]).toEqual([path, true]);
  }
});

it.each(allRoutes.filter(({ access }) => access === 'public').map((route) => [route.path, route] as const))(
  '%s names a query parameter that it does not know',
  async (_name, route) => {
    const answer = await w.call(route, {
      query: { unheardOf: '1' },
      params: { type: 'child' },
      ...(route.method === 'GET' ? {} : { body: {} }),
    });
    expect(answer.status).toBe(400);
    if (route.method === 'GET')
      expect(answer.failure.errors).toContainEqual(expect.objectContaining({ path: 'unheardOf' }));
  },
);
