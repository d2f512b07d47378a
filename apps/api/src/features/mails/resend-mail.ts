import type { LoggedMail, mailKinds } from '@udaya/contract/mail-log';
import { Failure } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { unseal } from '../../platform/crypto/seal.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { sendMailJob } from './jobs.ts';
import type { MailKind } from './mail-contents.ts';
import { mailBinding, type SealedMail } from './open-post.ts';
import { findMailById, listGivenUp, lockMail, type StoredMail, setWaiting } from './store.ts';

/** Kinds of mail that can be made again from what the product knows, by what each is made of. */
export interface MakeAgain {
  /** For an account that waits for its activation; false for any other. */
  activation(tx: SystemDb, accountId: string): Promise<boolean>;
  reportReady(tx: SystemDb, reportId: string): Promise<boolean>;
  reportFile(tx: SystemDb, reportId: string, requestId: string): Promise<boolean>;
}

export interface ResendMailDeps {
  system: SystemDb;
  jobs: Jobs;
  key: Buffer;
  /** Lets the time of the link that a mail carries begin; false for one that is dead. */
  renewLink: (token: string) => Promise<boolean>;
  makeAgain: MakeAgain;
}

/** What can be done once its contents are gone: a link that opens an account is asked for by its owner alone. */
const afterwards: Record<(typeof mailKinds)[number], keyof MakeAgain | 'own-link' | 'contents-gone'> = {
  activation: 'activation',
  'activation-again': 'activation',
  'admin-invitation': 'own-link',
  'already-registered': 'contents-gone',
  'password-reset': 'own-link',
  'login-locked': 'own-link',
  'password-changed': 'contents-gone',
  'email-confirm': 'own-link',
  'email-notice': 'contents-gone',
  'email-changed': 'contents-gone',
  'report-ready': 'reportReady',
  'report-file': 'reportFile',
  'payment-receipt': 'contents-gone',
  'payment-refunded': 'contents-gone',
  'payment-failed': 'contents-gone',
  'account-deleted': 'contents-gone',
  'group-invitation': 'own-link',
  'group-code-changed': 'contents-gone',
  'retention-notice': 'contents-gone',
  'account-deactivated': 'contents-gone',
  'account-activated': 'contents-gone',
  'account-details-changed': 'contents-gone',
  'account-deletion-scheduled': 'contents-gone',
  'account-restored': 'contents-gone',
  'member-changed': 'contents-gone',
};

type Resendable = Pick<StoredMail, 'kind' | 'accountId' | 'aboutId' | 'sentAt' | 'failedAt'> & {
  isSealed: boolean;
};

/** Whether a mail can be sent again as it was, or made again, or why neither. */
export function resendOf(mail: Resendable): LoggedMail['resend'] {
  if (!mail.sentAt && !mail.failedAt) return 'waits';
  if (mail.failedAt && mail.isSealed) return 'again';
  const after = afterwards[mail.kind as MailKind];
  if (after === 'own-link' || after === 'contents-gone' || after === undefined)
    return after ?? 'contents-gone';
  return (after === 'activation' ? mail.accountId : mail.aboutId) === null ? 'contents-gone' : 'anew';
}

/**
 * Sends a mail that was given up once more, or makes one again of which the contents are gone.
 * @throws Failure `record.missing`; `mail.not_resendable` where neither can be done, as with a link that is dead by now
 */
export async function resendMail(
  ctx: UserCall & ResendMailDeps,
  { id }: { id: string },
): Promise<{ message: string }> {
  const { system, requestId } = ctx;
  const found = await findMailById(system, id);
  if (!found) throw new Failure('record.missing');
  const isAlive = await leadsSomewhere(ctx, found);
  return system.transaction(async (tx) => {
    const mail = await lockMail(tx, id);
    if (!mail) throw new Failure('record.missing');
    // Of a link that is dead nothing comes: the mail is made again, where it can be.
    const way = resendOf({ ...mail, isSealed: mail.sealed !== null && isAlive });
    if (way === 'again') {
      await setWaiting(tx, id);
      await ctx.jobs.enqueue(tx, sendMailJob, { mailId: id }, id);
    } else if (way !== 'anew' || !(await makeAgain(ctx.makeAgain, tx, mail, requestId)))
      throw new Failure('mail.not_resendable');
    await ctx.audit(tx, 'mail.resent', { targetId: id });
    return { message: way === 'again' ? m.operations_mail_sent_again() : m.operations_mail_made_new() };
  });
}

const mostAtOnce = 1_000;

/** Sends all mails again that were given up, as after an outage; what leads nowhere any more stays. The first thousand of them. */
export async function resendMails(ctx: UserCall & ResendMailDeps): Promise<{ message: string }> {
  let count = 0;
  for (const id of await listGivenUp(ctx.system, mostAtOnce)) {
    try {
      await resendMail(ctx, { id });
      count += 1;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return {
    message: count === 0 ? m.operations_mails_none_again() : m.operations_mails_sent_again({ count }),
  };
}

async function makeAgain(
  make: MakeAgain,
  tx: SystemDb,
  { kind, accountId, aboutId }: StoredMail,
  requestId: string,
): Promise<boolean> {
  switch (afterwards[kind as MailKind]) {
    case 'activation':
      return make.activation(tx, accountId ?? '');
    case 'reportReady':
      return make.reportReady(tx, aboutId ?? '');
    case 'reportFile':
      return make.reportFile(tx, aboutId ?? '', requestId);
    default:
      return false;
  }
}

/** Whether the link of a mail that was given up still works; one that says nothing of a link needs none. */
async function leadsSomewhere(
  { key, renewLink }: ResendMailDeps,
  { id, sealed, failedAt }: StoredMail,
): Promise<boolean> {
  if (!failedAt || !sealed) return true;
  const { content } = JSON.parse(unseal(key, sealed, mailBinding(id))) as SealedMail;
  return !('token' in content) || renewLink(content.token);
}
