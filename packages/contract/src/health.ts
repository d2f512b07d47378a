import * as z from 'zod/mini';
import { route } from './route.ts';

const Health = z.object({ status: z.enum(['ok', 'unavailable']) });

/** For whoever watches over the server. */
export const health = {
  live: route({
    method: 'GET',
    path: '/health/live',
    access: 'public',
    limit: { none: 'A probe asks often, from one address.' },
    tag: 'Health',
    summary: 'Whether the process runs',
    reply: Health,
  }),

  ready: route({
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    limit: { none: 'A probe asks often, from one address, also while the database is away.' },
    tag: 'Health',
    summary: 'Whether the process can serve: 503 while its database is away',
    reply: Health,
  }),
};
