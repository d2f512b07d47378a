import { allRoutes } from '@udaya/contract/all-routes';
import { birthImports } from '@udaya/contract/birth-imports';
import { groupData } from '@udaya/contract/group-data';
import { type FailureCode, failureStatus } from '@udaya/core/failure';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sharedWorld } from '../testing/shared-world.ts';
import { staffedGroup } from '../testing/staffed-group.ts';
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

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  minimum?: number;
  maximum?: number;
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

describe('a whole number', () => {
  const widest = 2 ** 31 - 1;
  /** Where a request may bear a number that no column of 32 bits holds. */
  function wideNumbers(shape: Shape, path: string): string[] {
    const { type, properties = {}, items, anyOf = [], minimum = -Infinity, maximum = Infinity } = shape;
    const isWide =
      (type === 'integer' || type === 'number') && !(minimum >= -widest - 1 && maximum <= widest);
    return [
      ...(isWide && !('const' in shape || 'enum' in shape) ? [path] : []),
      ...Object.entries(properties).flatMap(([name, inner]) => wideNumbers(inner, `${path}.${name}`)),
      ...[items ?? [], anyOf].flat().flatMap((inner) => wideNumbers(inner, path)),
    ];
  }

  it('is of 32 bits wherever a request bears one', () => {
    const wide = allRoutes.flatMap(({ method, path, params, query, body }) =>
      [params, query, body].flatMap((schema) =>
        schema
          ? wideNumbers(
              z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' }) as Shape,
              `${method} ${path}`,
            )
          : [],
      ),
    );
    expect(wide).toEqual([]);
  });

  it.each([
    [groupData.changeDuty, {}],
    [groupData.changeRetention, {}],
    [birthImports.choosePlace, { importId: 'no-such-file', placeNo: String(widest + 1) }],
  ] as const)('is refused beyond them where a record is looked for by it', async (route, params) => {
    const group = await staffedGroup(w);
    const body = {
      months: 12,
      placeId: null,
      legalName: 'Light House Trust',
      address: '12 Temple Street',
      officerName: 'Lakshmi',
      officerEmail: 'data@light-house.example',
      version: widest + 1,
    };
    const answer = await group.admin.call(route, { body, params });
    const field = 'placeNo' in params ? 'placeNo' : 'version';
    expect([answer.status, answer.failure.errors?.map((error) => error.path)]).toEqual([400, [field]]);
  });
});
