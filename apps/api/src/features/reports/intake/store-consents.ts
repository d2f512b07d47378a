import type { WithdrawalAsker } from '@udaya/core/groups/data-duty';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/handles.ts';
import type { NewConsent, Report } from '../record/store.ts';
import { consents } from '../tables.ts';

/** The consent that was given last to a report; undefined where there is none. */
export async function findLastConsent(
  db: Queryable,
  { id: reportId }: Report,
): Promise<Pick<NewConsent, 'wording' | 'wordingVersion'> | undefined> {
  const rows = await db
    .select({ wording: consents.wording, wordingVersion: consents.wordingVersion })
    .from(consents)
    .where(eq(consents.reportId, reportId))
    .orderBy(desc(consents.givenAt))
    .limit(1);
  return rows[0];
}

/** Who withdrew consents, when, and at whose request. */
export interface Withdrawal {
  at: Date;
  by: string;
  asker: WithdrawalAsker;
  askedOn: string;
  reason: string;
}

/** Withdraws every consent to a report that still holds. */
export async function setConsentsWithdrawn(
  tx: Queryable,
  { id }: Report,
  { at, by, asker, askedOn, reason }: Withdrawal,
): Promise<void> {
  await tx
    .update(consents)
    .set({
      withdrawnAt: at,
      withdrawnBy: by,
      withdrawalAsker: asker,
      withdrawalAskedOn: askedOn,
      withdrawalReason: reason,
    })
    .where(and(eq(consents.reportId, id), isNull(consents.withdrawnAt)));
}
