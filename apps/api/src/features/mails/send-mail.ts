import { setTimeout as sleep } from 'node:timers/promises';
import { unseal } from '../../platform/crypto/seal.ts';
import { isDatabaseAway } from '../../platform/database/database-away.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import { codesOf } from '../../platform/log/codes-of.ts';
import { type Mailer, MailRefused } from '../../ports/mail/mailer.ts';
import type { Outbox } from '../../ports/mail/open-outbox.ts';
import type { Sender } from './letter.ts';
import { writeLetter } from './letters.ts';
import type { MailKind } from './mail-contents.ts';
import { mailBinding, type SealedMail } from './open-post.ts';
import { setLetter } from './set-letter.ts';
import {
  deleteMailsBefore,
  emptyMailsFailedBefore,
  findUnsentMail,
  hasSentSince,
  setFailed,
  setProblem,
  setSent,
  tryUnsentMail,
} from './store.ts';

export interface SendMailParts {
  db: SystemDb;
  mailer: Mailer;
  key: Buffer;
  /** Read when a mail is sent, since the listening address is known only then. */
  sender: () => Sender;
  /** Lets the time of the link that a mail carries begin. */
  renewLink: (token: string) => Promise<unknown>;
  /** Mails that left, and of which the database does not know it yet. */
  left: Set<string>;
  /** Mails that the server refused for good, with the time of the first refusal. */
  refused: Map<string, Date>;
}

/** A server that took no other mail for so long is believed that it will not take this one. */
const believedAfterMs = 3_600_000;

/** Shorter than a job may take. */
const notedWithinMs = 90_000;

/**
 * Writes and sends one mail. May be run again: what was sent or given up stays so, also where the database went away in
 * between and could not be told. A refusal for good that is about this mail gives it up; any
 * other error is thrown, for a later try.
 */
export async function sendMail(parts: SendMailParts, mailId: string): Promise<void> {
  const { db, mailer, key, sender, left } = parts;
  if (left.has(mailId)) return noteSent(parts, mailId);
  const mail = await tryUnsentMail(db, mailId);
  if (!mail?.sealed) return;
  const { to, content, file } = JSON.parse(unseal(key, mail.sealed, mailBinding(mailId))) as SealedMail;
  if ('token' in content) await parts.renewLink(content.token);
  const letter = writeLetter(mail.kind as MailKind, content as never, sender(), to.locale);
  const { html, text } = setLetter(letter, to.name, sender());
  try {
    await mailer.send({
      id: mailId,
      date: mail.createdAt,
      to,
      subject: letter.subject,
      html,
      text,
      file: file && { name: file.name, type: file.type, bytes: Buffer.from(file.base64, 'base64') },
    });
  } catch (error) {
    const problem = codesOf(error);
    if (error instanceof MailRefused && (await isAboutIt(parts, mailId)))
      return setFailed(db, mailId, new Date(), problem);
    await setProblem(db, mailId, problem);
    throw error;
  }
  left.add(mailId);
  parts.refused.delete(mailId);
  await noteSent(parts, mailId);
}

/** Whether a refusal is about this mail: since the first one the server took another. One that refuses everybody's is out of order itself. */
async function isAboutIt({ db, refused }: SendMailParts, mailId: string): Promise<boolean> {
  const since = refused.get(mailId) ?? new Date();
  refused.set(mailId, since);
  const isIt = Date.now() - since.getTime() > believedAfterMs || (await hasSentSince(db, since));
  if (isIt) refused.delete(mailId);
  return isIt;
}

/** Tries for a while: a job that fails here would send the mail a second time. */
async function noteSent({ db, left }: SendMailParts, mailId: string): Promise<void> {
  const sentAt = new Date();
  for (let pauseMs = 200; ; pauseMs = Math.min(pauseMs * 2, 3_000)) {
    try {
      await setSent(db, mailId, sentAt);
      left.delete(mailId);
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() - sentAt.getTime() > notedWithinMs) throw error;
    }
    await sleep(pauseMs);
  }
}

/** Gives up a mail that could not be sent after all tries, unless it left. */
export async function giveUpMail(
  { db, left }: Pick<SendMailParts, 'db' | 'left'>,
  mailId: string,
): Promise<void> {
  if (!left.has(mailId) && (await findUnsentMail(db, mailId))) await setFailed(db, mailId, new Date());
}

const day = 24 * 3_600_000;
const storedForMs = 30 * day;
const resendableForMs = 7 * day;

/**
 * Forgets mails of more than thirty days ago, sent or not, also where they lie in the outbox of this machine, and what those say
 * that were given up more than seven days ago.
 */
export async function sweepMails(db: SystemDb, outbox: Outbox | undefined): Promise<void> {
  const before = new Date(Date.now() - storedForMs);
  await deleteMailsBefore(db, before);
  await emptyMailsFailedBefore(db, new Date(Date.now() - resendableForMs));
  await outbox?.deleteBefore(before);
}
