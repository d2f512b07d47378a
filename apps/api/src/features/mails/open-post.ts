import { seal } from '../../platform/crypto/seal.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailFile } from '../../ports/mail/mailer.ts';
import { sendMailJob } from './jobs.ts';
import type { Reader } from './letter.ts';
import type { MailContents, MailKind } from './mail-contents.ts';
import { insertMail } from './store.ts';

/**
 * Posts a mail within the transaction that gives the reason for it: it leaves if, and only if, the transaction commits. Under
 * the same `id` it is posted once.
 */
export type Post = <K extends MailKind>(
  tx: Queryable,
  mail: { id?: string; kind: K; to: Reader; content: MailContents[K]; file?: MailFile },
) => Promise<void>;

/** What a mail keeps until it is sent. */
export interface SealedMail {
  to: Reader;
  content: MailContents[MailKind];
  /** With its bytes in base64. */
  file?: Omit<MailFile, 'bytes'> & { base64: string };
}

/** The binding under which a mail is sealed. */
export function mailBinding(id: string): string {
  return `mails/${id}`;
}

/** Opens the letter box of the product. `key` seals what waits to be sent. */
export function openPost(jobs: Jobs, key: Buffer): Post {
  return async (tx, { id = newId(), kind, to, content, file }) => {
    // The placeholder of an account without an address: nobody could read it.
    if (to.address.endsWith('.invalid')) return;
    const kept: SealedMail = { to, content };
    if (file) {
      const { name, type, bytes } = file;
      kept.file = { name, type, base64: Buffer.from(bytes).toString('base64') };
    }
    const sealed = seal(key, JSON.stringify(kept), mailBinding(id));
    const mail = {
      id,
      kind,
      sealed,
      accountId: to.accountId,
      aboutId: aboutOf(content),
      recipient: masked(to.address),
    };
    if (await insertMail(tx, mail)) await jobs.enqueue(tx, sendMailJob, { mailId: id }, id);
  };
}

/** The report or the payment that a mail tells of. */
function aboutOf(content: MailContents[MailKind]): string | undefined {
  if ('reportId' in content) return content.reportId;
  return 'paymentId' in content ? content.paymentId : undefined;
}

/** An address as `a•••@example.org`: enough to know it again, too little to write to it. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${String.fromCodePoint(address.codePointAt(0) ?? 0x2022)}•••${address.slice(at)}`;
}
