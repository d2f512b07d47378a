import * as m from '@udaya/messages';
import type { OpenCall } from '../../platform/call-context.ts';
import { seal } from '../../platform/crypto/seal.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { answerAddressJob } from './jobs.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { insertAddressRequest } from './store-links.ts';

export interface AskForLinkDeps {
  system: SystemDb;
  jobs: Jobs;
  mailKey: Buffer;
  cooldown: MailCooldown;
}

/** What an address can ask for. */
export interface AddressRequest {
  wants: 'activation' | 'reset';
  email: string;
}

/** The binding under which a request is sealed. */
export function requestBinding(id: string): string {
  return `address_requests/${id}`;
}

/** Takes a request for a link with which a new password can be set; as `askForLink`. */
export async function forgotPassword(
  ctx: OpenCall & AskForLinkDeps,
  { email }: { email: string },
): Promise<{ message: string; retryAfterSeconds: number }> {
  await askForLink(ctx, { wants: 'reset', email });
  await ctx.audit(ctx.system, 'link.requested');
  return { message: m.account_reset_sent(), retryAfterSeconds: ctx.cooldown.seconds };
}

/**
 * Takes a request for a mailed link. Whether the address is known is found out later, by a job: the answer, and the work
 * that it takes, are the same for every address.
 * @throws Failure `mail.cooldown` while a mail that was asked for is still fresh
 */
export async function askForLink(
  { system, jobs, mailKey, cooldown }: AskForLinkDeps,
  request: AddressRequest,
): Promise<void> {
  await cooldown.take(request.wants, request.email);
  const id = newId();
  await system.transaction(async (tx) => {
    await insertAddressRequest(tx, {
      id,
      sealed: seal(mailKey, JSON.stringify(request), requestBinding(id)),
    });
    await jobs.enqueue(tx, answerAddressJob, { requestId: id }, id);
  });
}
