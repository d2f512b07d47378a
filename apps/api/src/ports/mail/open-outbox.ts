import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { composeMessage } from './compose-message.ts';
import type { Mailbox, Mailer, MailFile } from './mailer.ts';

/** A mail in the outbox, opened. */
export interface OpenedMail {
  id: string;
  date: string;
  to: Mailbox;
  subject: string;
  html: string;
  text: string;
  file: MailFile | undefined;
}

/** A folder that takes mail instead of a mail server: one RFC 5322 file a message. */
export interface Outbox extends Mailer {
  /** The latest mails first, at most `limit`. */
  list(limit: number): Promise<OpenedMail[]>;
  find(id: string): Promise<OpenedMail | undefined>;
  /** Removes the mails that were written before, and what is left of those that were never written to the end. */
  deleteBefore(date: Date): Promise<void>;
}

/** Opens the outbox under a folder, which is made with the first mail. Names of files begin with the date, to sort by it. */
export function openOutbox(folder: string, from: Mailbox): Outbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const open = async (name: string) => readMail(name, await readFile(path.join(folder, name)));
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMessage(mail, from));
      const name = `${stampOf(mail.date)}-${mail.id}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written under another name first, so that nobody reads half a mail.
      const half = path.join(folder, `.${name}.part`);
      await writeFile(half, message as Buffer, { mode: 0o600 });
      await rename(half, path.join(folder, name));
    },
    async list(limit) {
      const names = (await fileNames(folder)).slice(0, limit);
      return Promise.all(names.map(open));
    },
    async find(id) {
      const name = (await fileNames(folder)).find((one) => idOf(one) === id);
      return name ? open(name) : undefined;
    },
    async deleteBefore(date) {
      const stamp = stampOf(date);
      for (const name of await namesIn(folder)) {
        const written = /^\.?(\d{8}T\d{9}Z)-[\w-]+\.eml(?:\.part)?$/.exec(name)?.[1];
        if (written && written < stamp) await rm(path.join(folder, name), { force: true });
      }
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    close: async () => transport.close(),
  };
}

/** A moment in the name of a file: such names sort by it. */
const stampOf = (date: Date) => date.toISOString().replace(/[-:.]/g, '');

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // The first mail makes the folder.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function fileNames(folder: string): Promise<string[]> {
  return (await namesIn(folder))
    .filter((name) => /^\w+-[\w-]+\.eml$/.test(name))
    .sort()
    .reverse();
}

function idOf(name: string): string {
  return name.slice(name.indexOf('-') + 1, -'.eml'.length);
}

async function readMail(name: string, raw: Uint8Array): Promise<OpenedMail> {
  const mail = await PostalMime.parse(raw);
  const to = mail.to?.[0];
  const [file] = mail.attachments;
  return {
    id: idOf(name),
    date: mail.date ?? '',
    to: { name: to?.name ?? '', address: to?.address ?? '' },
    subject: mail.subject ?? '',
    html: mail.html ?? '',
    text: mail.text ?? '',
    file: file && {
      name: file.filename ?? '',
      type: 'application/pdf',
      bytes: new Uint8Array(file.content as ArrayBuffer),
    },
  };
}
