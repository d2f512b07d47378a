import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/handles.ts';
import type { Report } from './store.ts';
import { reportPeople, reportSensitive } from './tables.ts';

/** Stores of whom a report is, once. */
export async function insertPerson(db: Queryable, person: typeof reportPeople.$inferInsert): Promise<void> {
  await db.insert(reportPeople).values(person);
}

/** Stores the sealed answers of a report, of which nothing else sensitive is kept. */
export async function insertAnswers(db: Queryable, reportId: string, answersSealed: Buffer): Promise<void> {
  await db.insert(reportSensitive).values({ reportId, answersSealed });
}

/** Of whom a report is, as it is stored. */
export type KeptPerson = typeof reportPeople.$inferSelect;

/** What is kept of a person apart from a report that was reached. */
export async function findApart(
  db: Queryable,
  { id }: Report,
): Promise<{ person: KeptPerson | undefined; answersSealed: Buffer | null }> {
  const [person] = await db.select().from(reportPeople).where(eq(reportPeople.reportId, id));
  const [sensitive] = await db
    .select({ answersSealed: reportSensitive.answersSealed })
    .from(reportSensitive)
    .where(eq(reportSensitive.reportId, id));
  return { person, answersSealed: sensitive?.answersSealed ?? null };
}
