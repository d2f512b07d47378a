import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import type { NewConsent, Report } from './store.ts';
import { consents } from './tables.ts';

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
