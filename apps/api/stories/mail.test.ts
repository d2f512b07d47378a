import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { accounts } from '@udaya/contract/accounts';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type World, world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();

/** Has a link mailed to a new person. */
async function mailedPerson(somewhere: World = w) {
  const person = await somewhere.person('user');
  expect((await somewhere.call(accounts.forgotPassword, { body: { email: person.user.email } })).status).toBe(
    200,
  );
  return person;
}

describe('a mail', () => {
  it('says the same as HTML and as text, and stands in the outbox as one file', async () => {
    const { user } = await mailedPerson();
    const mail = await w.mailTo(user.email);
    expect(mail.to).toEqual({ name: 'Test Person', address: user.email });
    const words = mail.html
      .replace(/<style>[^]*<\/style>|<title>[^]*<\/title>|<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replace(/\s+/g, ' ');
    for (const line of mail.text
      .replace('-- ', '')
      .split('\n')
      .map((one) => one.replace(/:$/, '').trim())
      .filter(Boolean))
      expect(words).toContain(line);
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.html).not.toMatch(/<script|<img|http:\/\/(?!127\.0\.0\.1)|https:\/\//);
    const folder = path.join(w.config.dataDir, 'outbox');
    const [file] = (await readdir(folder)).filter((name) => name.includes(mail.id));
    expect(file).toMatch(/^\d{8}T\d{9}Z-[\w-]+\.eml$/);
    const raw = await readFile(path.join(folder, file ?? ''), 'latin1');
    expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(raw.split('\r\n').length).toBe(raw.split('\n').length);
  });

  it('is kept sealed while it waits, and not at all afterwards', async () => {
    const idle = await world();
    try {
      const { user } = await mailedPerson(idle);
      await idle.startWorkers();
      await idle.mailTo(user.email);
      await idle.allMailTo(user.email);
      const { rows } = await idle.db.execute(
        sql`select kind, sealed, sent_at is not null as sent from mails`,
      );
      expect(rows).toEqual([{ kind: 'password-reset', sealed: null, sent: true }]);
      const { rows: jobs } = await idle.db.execute(sql`select data from pgboss.job where name = 'send-mail'`);
      expect(jobs.map(({ data }) => Object.keys(data as object))).toEqual([['mailId']]);
      const { rows: tokens } = await idle.db.execute(
        sql`select encode(token_hash, 'escape') as hash from one_time_tokens`,
      );
      expect(JSON.stringify(tokens)).not.toContain('res_');
    } finally {
      await idle.close();
    }
  });

  it('keeps what somebody calls himself as text', async () => {
    const name = '<b>Eve</b> & "Co"';
    const person = await w.person('user', { firstName: name, lastName: '' });
    await w.call(accounts.forgotPassword, { body: { email: person.user.email } });
    const mail = await w.mailTo(person.user.email);
    expect(mail.to.address).toBe(person.user.email);
    expect(mail.html).not.toContain('<b>Eve</b>');
    expect(mail.text).toContain(name);
  });
});

describe('the mail page', () => {
  it('lists mails and shows each under a policy of its own, with links that work', async () => {
    const { user } = await mailedPerson();
    const mail = await w.mailTo(user.email);
    const token = tokenIn(mail, '/reset-password');
    const list = await fetch(`${w.origin}/dev/mail`);
    expect(await list.text()).toContain(`href="/dev/mail/${mail.id}"`);
    expect(list.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-src 'self'/);
    const page = await fetch(`${w.origin}/dev/mail/${mail.id}`);
    const html = await page.text();
    expect(html).toContain(`src="/dev/mail/${mail.id}/body" sandbox=`);
    expect(html).toContain(`href="${w.origin}/reset-password/${token}"`);
    const body = await fetch(`${w.origin}/dev/mail/${mail.id}/body`);
    expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox/);
    expect(body.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(await body.text()).toContain(`href="${w.origin}/reset-password/${token}"`);
  });

  it('knows no mail that is not there, and no file elsewhere', async () => {
    for (const id of ['no-such-mail', '..%2f..%2fsecrets', '%00'])
      expect((await fetch(`${w.origin}/dev/mail/${id}`)).status).toBeGreaterThanOrEqual(400);
    for (const id of ['no-such-mail', '..%2f..%2fsecrets', '%00'])
      expect((await fetch(`${w.origin}/dev/mail/${id}`)).status).toBeLessThan(500);
  });

  it('is not there in production, nor where a mail server is used', async () => {
    const production = await world({
      NODE_ENV: 'production',
      CAPTCHA_FIXED_ANSWER: '',
      PAYMENT_PROVIDER: 'none',
      SUPPORT_EMAIL: 'help@udaya.example',
      MAIL_FROM: 'post@udaya.example',
    });
    const served = await world({ SMTP_URL: 'smtp://127.0.0.1:9' });
    try {
      for (const { origin } of [production, served])
        expect((await fetch(`${origin}/dev/mail`)).status).toBe(404);
    } finally {
      await production.close();
      await served.close();
    }
  });
});

describe('a mail server', () => {
  /** A mail server on a port of its own. Until `goUp`, one that is `down` cuts off whoever connects; what `refuses` says is no mailbox is refused. */
  async function serveMail({
    refuses = () => false,
    down = false,
  }: {
    refuses?: (address: string) => boolean;
    down?: boolean;
  } = {}) {
    const arrived: Buffer[] = [];
    let isDown = down;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _session, done) =>
        done(refuses(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
      onData: (stream, _session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          arrived.push(Buffer.concat(parts));
          done();
        });
      },
    });
    const door = createServer((socket) => {
      if (isDown) socket.destroy();
      else server.server.emit('connection', socket);
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', () => resolve()));
    return {
      arrived,
      url: `smtp://127.0.0.1:${(door.address() as AddressInfo).port}`,
      goUp: () => void (isDown = false),
      close: () => new Promise<void>((resolve) => door.close(() => resolve())),
    };
  }

  async function until(met: () => Promise<boolean> | boolean): Promise<void> {
    await expect.poll(met, { timeout: 20_000 }).toBe(true);
  }

  it('that is down delays the mail and nothing else', async () => {
    const { arrived, url, goUp, close } = await serveMail({ down: true });
    const away = await world({ SMTP_URL: url, MAIL_FROM: 'Udaya post <post@udaya.example>' });
    await away.startWorkers();
    try {
      const { user } = await mailedPerson(away);
      await until(
        async () =>
          Number(
            (
              await away.db.execute(
                sql`select count(*) as n from pgboss.job where name = 'send-mail' and state = 'retry'`,
              )
            ).rows[0]?.n,
          ) > 0,
      );
      const { rows } = await away.db.execute(
        sql`select sent_at, failed_at, sealed is not null as sealed from mails`,
      );
      expect(rows).toEqual([{ sent_at: null, failed_at: null, sealed: true }]);
      // Down for longer than the link would have lasted.
      await away.db.execute(sql`update one_time_tokens set expires_at = now() - interval '1 hour'`);
      goUp();
      await until(() => arrived.length > 0);
      const mail = await PostalMime.parse(arrived[0] ?? '');
      const token = /reset-password\/([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
      expect((await away.call(accounts.checkResetLink, { body: { token } })).body.usable).toBe(true);
      expect(mail.to?.[0]?.address).toBe(user.email);
      expect(mail.from).toMatchObject({ name: 'Udaya post', address: 'post@udaya.example' });
      await until(
        async () =>
          (await away.db.execute(sql`select from mails where sent_at is not null`)).rows.length === 1,
      );
      expect(arrived).toHaveLength(1);
    } finally {
      await away.close();
      await close();
    }
  });

  it('that took the mail gets it once, though the database could not be told for a while', async () => {
    const server = await serveMail();
    const full = await world({ SMTP_URL: server.url });
    await full.db.execute(
      sql`create function no_room() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    );
    await full.db.execute(
      sql`create trigger no_room before update on mails for each row when (new.sent_at is not null) execute function no_room()`,
    );
    await full.startWorkers();
    try {
      await mailedPerson(full);
      await until(() => server.arrived.length > 0);
      // A job that had failed would be tried again after one second, and after two more.
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      await full.db.execute(sql`drop function no_room cascade`);
      await until(
        async () =>
          (await full.db.execute(sql`select from mails where sent_at is not null and sealed is null`)).rows
            .length === 1,
      );
      expect(server.arrived).toHaveLength(1);
    } finally {
      await full.close();
      await server.close();
    }
  });

  it('that knows no such mailbox, and takes other mail, is not asked again', async () => {
    const nobody = new Set<string>();
    const server = await serveMail({ refuses: (address) => nobody.has(address) });
    const strict = await world({ SMTP_URL: server.url });
    try {
      const person = await strict.person('user');
      nobody.add(person.user.email);
      await strict.call(accounts.forgotPassword, { body: { email: person.user.email } });
      await strict.startWorkers();
      const given = async () =>
        (await strict.db.execute(sql`select problem from mails where failed_at is not null`)).rows;
      await until(
        async () =>
          (await strict.db.execute(sql`select from mails where problem is not null`)).rows.length === 1,
      );
      expect(await given()).toEqual([]);
      await mailedPerson(strict);
      await until(async () => (await given()).length === 1);
      expect(await given()).toEqual([{ problem: 'EENVELOPE 550' }]);
      expect(server.arrived).toHaveLength(1);
      const { rows } = await strict.db.execute(sql`select state from pgboss.job where name = 'send-mail'`);
      expect(rows.every(({ state }) => state === 'completed' || state === 'active')).toBe(true);
    } finally {
      await strict.close();
      await server.close();
    }
  });

  it('that refuses everybody for a while is out of order: all of it is sent afterwards', async () => {
    let isBroken = true;
    const server = await serveMail({ refuses: () => isBroken });
    const retrying = await world({ SMTP_URL: server.url });
    await retrying.startWorkers();
    try {
      for (let n = 0; n < 3; n++) await mailedPerson(retrying);
      await until(
        async () =>
          (await retrying.db.execute(sql`select from mails where problem = 'EENVELOPE 550' and tries > 1`))
            .rows.length === 3,
      );
      isBroken = false;
      await until(() => server.arrived.length === 3);
      expect((await retrying.db.execute(sql`select from mails where failed_at is not null`)).rows).toEqual(
        [],
      );
    } finally {
      await retrying.close();
      await server.close();
    }
  });
});
