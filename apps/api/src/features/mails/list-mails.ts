import type { LoggedMail, MailLogPage } from '@udaya/contract/mail-log';
import type { TenantDb } from '../../platform/database/handles.ts';
import { startOfDay } from '../../platform/locale/start-of-day.ts';
import { type AccountLookup, nameIn } from '../audit/account-lookup.ts';
import { resendOf } from './resend-mail.ts';
import { listMailRows, type MailRow } from './store-log.ts';

export interface ListMailsPorts {
  accounts: AccountLookup;
}

interface MailQuery {
  page: number;
  size: number;
  kind?: string | undefined;
  state?: LoggedMail['state'] | '' | undefined;
  who?: string | undefined;
  day?: string | undefined;
  timeZone?: string | undefined;
}

/** One page of the log of mails: to whom they went and what became of them, never what they say. */
export async function listMails(
  { db, accounts }: { db: TenantDb } & ListMailsPorts,
  { page, size, kind, state, who, day, timeZone }: MailQuery,
): Promise<MailLogPage> {
  const accountId = who ? await accounts.find(who) : undefined;
  if (who && accountId === undefined)
    return { mails: [], totalElements: 0, totalIsExact: true, totalPages: 0 };
  const filter = {
    kind: kind || undefined,
    state: state || undefined,
    accountId,
    from: startOfDay(day, timeZone),
    before: startOfDay(day, timeZone, 1),
  };
  const { rows, total, totalIsExact } = await listMailRows(db, filter, { page, size });
  const names = await accounts.names(rows.flatMap((row) => row.accountId ?? []));
  return {
    mails: rows.map((row) => ({
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
    })),
    totalElements: total,
    totalIsExact,
    totalPages: Math.ceil(total / size),
  };
}

function stateOf({ sentAt, failedAt }: MailRow): LoggedMail['state'] {
  if (sentAt) return 'sent';
  return failedAt ? 'failed' : 'waiting';
}
