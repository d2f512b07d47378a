import { seal } from '../../platform/crypto/seal.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { answerAddressJob } from './jobs.ts';
import type { MailCooldown } from './mail-cooldown.ts';
import { insertAddressRequest } from './store-links.ts';

export interface AskForLinkParts {
  db: SystemDb;
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

/**
 * Takes a request for a mailed link. Whether the address is known is found out later, by a job: the answer, and the work
 * that it takes, are the same for every address.
 * @throws Failure `mail.cooldown` while a mail that was asked for is still fresh
 */
export async function askForLink(
  { db, jobs, mailKey, cooldown }: AskForLinkParts,
  request: AddressRequest,
): Promise<void> {
  await cooldown.take(request.wants, request.email);
  const id = newId();
  await db.transaction(async (tx) => {
    await insertAddressRequest(tx, {
      id,
      sealed: seal(mailKey, JSON.stringify(request), requestBinding(id)),
    });
    await jobs.enqueue(tx, answerAddressJob, { requestId: id }, id);
  });
}
