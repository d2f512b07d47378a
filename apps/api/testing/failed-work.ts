import { accounts } from '@udaya/contract/accounts';
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

/** A mail for a new password that was given up while it could still be sent. */
export async function givenUpMail(
  w: Pick<World, 'pool' | 'person' | 'call' | 'mailTo'>,
): Promise<{ person: Person; id: string }> {
  const person = await w.person();
  // Held while it is on its way, so that what is sealed can be seen.
  await w.pool.query(
    `create function keep_sealed() returns trigger language plpgsql as $$ begin new.sealed = old.sealed; return new; end $$`,
  );
  await w.pool.query(
    `create trigger keep_sealed before update on mails for each row when (new.account_id = '${person.user.id}') execute function keep_sealed()`,
  );
  await w.call(accounts.forgotPassword, { body: { email: person.user.email } });
  await w.mailTo(person.user.email);
  const { rows } = await vi.waitFor(async () => {
    const found = await w.pool.query<{ id: string }>(
      // Its job is over, too: while that goes on nothing is enqueued beside it.
      `select id from mails where account_id = $1 and sent_at is not null and not exists (
         select from pgboss.job where name = 'send-mail' and data ->> 'mailId' = mails.id and state = 'active')`,
      [person.user.id],
    );
    expect(found.rows).toHaveLength(1);
    return found;
  });
  const id = rows[0]?.id ?? '';
  await w.pool.query('drop function keep_sealed cascade');
  await w.pool.query('update mails set failed_at = now(), sent_at = null where id = $1', [id]);
  return { person, id };
}
