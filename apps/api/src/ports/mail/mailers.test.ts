import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mailer, MailRefused, type OutgoingMail } from './mailer.ts';
import { openOutbox } from './open-outbox.ts';
import { openSmtp } from './open-smtp.ts';

const from = { name: 'Udaya', address: 'no-reply@udaya.example' };

/** A mailer, and the messages that arrived with the recipients of their envelopes, where there is one. */
interface Bench {
  mailer: Mailer;
  arrived: () => Promise<{ raw: Buffer; recipients?: string[] }[]>;
  close: () => Promise<void>;
}

const benches: [string, () => Promise<Bench>][] = [
  ['the outbox', openOutboxBench],
  ['a mail server', openSmtpBench],
];

async function openOutboxBench(): Promise<Bench> {
  const folder = await mkdtemp(path.join(tmpdir(), 'udaya-outbox-'));
  const mailer = openOutbox(folder, from);
  return {
    mailer,
    arrived: async () =>
      Promise.all(
        (await readdir(folder))
          .sort()
          .map(async (name) => ({ raw: await readFile(path.join(folder, name)) })),
      ),
    close: async () => {
      await mailer.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openSmtpBench(): Promise<Bench> {
  const messages: { raw: Buffer; recipients: string[] }[] = [];
  const { url, close } = await startSmtpServer((raw, recipients) => messages.push({ raw, recipients }));
  const mailer = openSmtp(url, from);
  return {
    mailer,
    arrived: async () => messages,
    close: async () => {
      await mailer.close();
      await close();
    },
  };
}

async function startSmtpServer(take: (raw: Buffer, recipients: string[]) => void) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (address, _session, done) => {
      if (address.address.startsWith('nobody@'))
        return done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      if (address.address.startsWith('later@'))
        return done(Object.assign(new Error('mailbox busy'), { responseCode: 450 }));
      done();
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        take(
          Buffer.concat(parts),
          session.envelope.rcptTo.map((one) => one.address),
        );
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function mail(change: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    id: randomBytes(8).toString('hex'),
    date: new Date('2026-03-04T05:06:07Z'),
    to: { name: 'கயல்விழி K.', address: 'kayal@udaya.example' },
    subject: 'Please confirm, கயல்விழி',
    html: `<p>${'A long line of words that has to be folded on its way. '.repeat(20)}<a href="http://127.0.0.1/activate-user/${'t'.repeat(60)}">here</a></p>`,
    text: `நன்றி\n\nhttp://127.0.0.1/activate-user/${'t'.repeat(60)}\n.\nafter a lonely dot`,
    ...change,
  };
}

describe.each(benches)('mail through %s', (_name, openBench) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(async () => bench.close());

  it('arrives whole, in both parts, with its names and its letters', async () => {
    const sent = mail();
    await bench.mailer.send(sent);
    const [message] = await bench.arrived();
    const read = await PostalMime.parse(message?.raw ?? '');
    expect(read.to).toEqual([{ name: 'கயல்விழி K.', address: 'kayal@udaya.example' }]);
    expect(read.from).toMatchObject(from);
    expect(read.subject).toBe(sent.subject);
    expect(read.text?.trim()).toBe(sent.text);
    expect(read.html?.trim()).toBe(sent.html);
    expect(read.messageId).toBe(`<${sent.id}@udaya.example>`);
    expect(read.headers.find((one) => one.key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(new Date(read.date ?? '')).toEqual(sent.date);
    for (const line of (message?.raw ?? Buffer.alloc(0)).toString('latin1').split('\r\n'))
      expect(line.length).toBeLessThanOrEqual(998);
  });

  it('goes to one address, whatever the name says', async () => {
    const names = [
      'Eve\r\nBcc: thief@evil.example',
      'Eve, thief@evil.example',
      'Friends: thief@evil.example;',
      '"Eve" <thief@evil.example>',
    ];
    for (const name of names) {
      const sent = mail({
        to: { name, address: 'eve@udaya.example' },
        subject: `Hello\r\nBcc: thief@evil.example`,
      });
      await bench.mailer.send(sent);
      const message = (await bench.arrived()).find(({ raw }) => raw.includes(sent.id));
      const read = await PostalMime.parse(message?.raw ?? '');
      expect(read.to?.map((one) => one.address)).toEqual(['eve@udaya.example']);
      expect(read.bcc ?? []).toEqual([]);
      if (message?.recipients) expect(message.recipients).toEqual(['eve@udaya.example']);
    }
  });
});

describe('a mail server', () => {
  it('that refuses an address for good is told from one that asks to come again', async () => {
    const bench = await openSmtpBench();
    await expect(
      bench.mailer.send(mail({ to: { name: '', address: 'nobody@udaya.example' } })),
    ).rejects.toThrow(MailRefused);
    const busy = bench.mailer.send(mail({ to: { name: '', address: 'later@udaya.example' } }));
    await expect(busy).rejects.toThrow('450');
    await expect(busy).rejects.not.toThrow(MailRefused);
    await bench.close();
  });

  it('that is away is no refusal', async () => {
    // A port that nobody is given by chance.
    const mailer = openSmtp('smtp://127.0.0.1:1', from);
    const away = mailer.send(mail());
    await expect(away).rejects.toThrow('ECONNREFUSED');
    await expect(away).rejects.not.toThrow(MailRefused);
    await mailer.close();
  });
});
