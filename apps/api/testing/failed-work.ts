import { reports } from '@udaya/contract/reports';
import { expect, vi } from 'vitest';
import { newId } from '../src/platform/crypto/tokens.ts';
import { birthBody } from './birth-body.ts';
import type { Person, World } from './world.ts';

/** A job of a queue that was given up after its last try, and what the queue calls it. */
export async function failedJob(
  w: Pick<World, 'pool'>,
  queue: string,
  { data = {}, key = newId() }: { data?: object; key?: string } = {},
): Promise<string> {
  const { rows } = await w.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, singleton_key, policy, output, started_on, completed_on)
     select name, $2, 'failed', 5, 5, $3, policy, '{"message": "Error: the typesetter is away"}', now(), now()
       from pgboss.queue where name = $1 returning id`,
    [queue, data, key],
  );
  return rows[0]?.id ?? '';
}

/** The mail that told somebody that a new report is ready, once it has left. */
export async function readyMail(w: Pick<World, 'pool'>, person: Person): Promise<string> {
  const made = await person.call(reports.create, { body: await birthBody(person) });
  return vi.waitFor(
    async () => {
      const { rows } = await w.pool.query<{ id: string }>(
        "select id from mails where kind = 'report-ready' and about_id = $1 and sent_at is not null",
        [made.body.id],
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.id ?? '';
    },
    { timeout: 10_000 },
  );
}
