import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accounts } from '@udaya/contract/accounts';
import { describe, expect, it } from 'vitest';
import { sweepMails } from '../src/features/mails/send-mail.ts';
import { sweepSessions } from '../src/features/sessions/sweep-sessions.ts';
import { lockedAfterFailures } from '../src/features/sessions/throttle-login.ts';
import { openOutbox } from '../src/ports/mail/open-outbox.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();

describe('failed sign-ins', () => {
  const fail = (name: string) => w.login(name, 'wrong-password', { userType: 'USER' });
  const tries = async () => (await w.pool.query('select failures from login_tries')).rows as unknown[];
  const pass = (days: number) =>
    w.pool.query(`update login_tries set wait_until = wait_until - interval '${days} days'`);

  it('are forgotten after thirty days without another, not before', async () => {
    for (const name of ['nobody-one', 'nobody-two']) await fail(name);
    await pass(29);
    await sweepSessions(w.db);
    expect(await tries()).toHaveLength(2);
    await fail('nobody-two');
    await pass(2);
    await sweepSessions(w.db);
    expect(await tries()).toEqual([{ failures: 2 }]);
  });

  it('that lock an account stay', async () => {
    await w.pool.query('delete from login_tries');
    const person = await w.person('user');
    await fail(person.user.username);
    await w.pool.query('update login_tries set failures = $1', [lockedAfterFailures]);
    await pass(300);
    await sweepSessions(w.db);
    expect(await tries()).toEqual([{ failures: lockedAfterFailures }]);
    expect((await w.login(person.user.username, person.password, { userType: 'USER' })).status).toBe(401);
  });
});

describe('mails on this machine', () => {
  it('are removed after thirty days, with what was never written to the end', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'udaya-outbox-'));
    const outbox = openOutbox(folder, { name: 'Udaya', address: 'no-reply@udaya.example' });
    try {
      const days = (ago: number) => new Date(Date.now() - ago * 86_400_000);
      const to = { name: 'Meena', address: 'meena@example.in' };
      const mail = { to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
      for (const ago of [31, 29, 0]) await outbox.send({ ...mail, id: `mail-${ago}`, date: days(ago) });
      const old = days(40).toISOString().replace(/[-:.]/g, '');
      for (const name of [`.${old}-half.eml.part`, 'notes.txt']) await writeFile(path.join(folder, name), '');
      await sweepMails(w.db, outbox);
      expect((await outbox.list(10)).map(({ id }) => id)).toEqual(['mail-0', 'mail-29']);
      expect((await readdir(folder)).filter((name) => !name.endsWith('.eml'))).toEqual(['notes.txt']);
    } finally {
      await outbox.close();
      await rm(folder, { recursive: true });
    }
  });

  it('of today stay', async () => {
    const person = await w.person('user');
    await w.call(accounts.forgotPassword, { body: { email: person.user.email } });
    const { id } = await w.mailTo(person.user.email);
    await sweepMails(w.db, w.outbox);
    expect((await w.mailTo(person.user.email)).id).toBe(id);
  });
});
