import type { LoggedMail, mailLog } from '@udaya/contract/mail-log';
import type { output } from 'zod/mini';
import { pageOf, upTo } from '../../platform/database/count-up-to.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { startOfDay } from '../../platform/locale/start-of-day.ts';
import { type AccountLookup, nameIn } from '../audit/account-lookup.ts';
import { resendOf } from './resend-mail.ts';
import { listMailRows, type MailRow } from './store-log.ts';

export interface ListMailsDeps {
  accounts: AccountLookup;
}

/** One page of the log of mails: to whom they went and what became of them, never what they say. */
export async function listMails(
  { db, accounts }: { db: TenantDb } & ListMailsDeps,
  { kind, state, who, day, timeZone, ...page }: output<typeof mailLog.list.query>,
) {
  const accountId = who ? await accounts.find(who) : undefined;
  if (who && accountId === undefined) return pageOf([], upTo(0), page);
  const filter = {
    kind,
    state,
    accountId,
    from: startOfDay(day, timeZone),
    before: startOfDay(day, timeZone, 1),
  };
  const { rows, ...total } = await listMailRows(db, filter, page);
  const names = await accounts.names(rows.flatMap((row) => row.accountId ?? []));
  const mails = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    account: row.accountId === null ? null : nameIn(names, row.accountId),
    state: stateOf(row),
    tries: row.tries,
    problem: row.problem,
    createdDate: row.createdAt.toISOString(),
    sentDate: row.sentAt?.toISOString() ?? null,
    failedDate: row.failedAt?.toISOString() ?? null,
    resend: resendOf(row),
  }));
  return pageOf(mails, total, page);
}

function stateOf({ sentAt, failedAt }: MailRow): LoggedMail['state'] {
  if (sentAt) return 'sent';
  return failedAt ? 'failed' : 'waiting';
}
