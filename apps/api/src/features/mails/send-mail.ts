import { unseal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Mailer, MailRefused } from '../../ports/mail/mailer.ts';
import type { Sender } from './letter.ts';
import { type MailKind, writeLetter } from './letters.ts';
import { mailBinding, type SealedMail } from './open-post.ts';
import { setLetter } from './set-letter.ts';
import { findUnsentMail, setFailed, setSent } from './store.ts';

export interface SendMailParts {
  db: Database;
  mailer: Mailer;
  key: Buffer;
  /** Read when a mail is sent, since the listening address is known only then. */
  sender: () => Sender;
  /** Lets the time of the link that a mail carries begin. */
  renewLink: (token: string) => Promise<void>;
}

/**
 * Writes and sends one mail. May be run again: what was sent or given up stays so. A refusal for good gives the mail up; any
 * other error is thrown, for a later try.
 */
export async function sendMail(parts: SendMailParts, mailId: string): Promise<void> {
  const { db, mailer, key, sender } = parts;
  const mail = await findUnsentMail(db, mailId);
  if (!mail?.sealed) return;
  const { to, content, file } = JSON.parse(unseal(key, mail.sealed, mailBinding(mailId))) as SealedMail;
  if ('token' in content) await parts.renewLink(content.token);
  const letter = writeLetter(mail.kind as MailKind, content as never, sender());
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
    if (!(error instanceof MailRefused)) throw error;
    return setFailed(db, mailId, new Date());
  }
  await setSent(db, mailId, new Date());
}

/** Gives up a mail that could not be sent after all tries. */
export async function giveUpMail(db: Database, mailId: string): Promise<void> {
  if (await findUnsentMail(db, mailId)) await setFailed(db, mailId, new Date());
}
