import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { reportPeople, reportSensitive } from '../tables.ts';

/** Stores of whom reports are, once. */
export async function insertPeople(
  db: Queryable,
  people: (typeof reportPeople.$inferInsert)[],
): Promise<void> {
  if (people.length > 0) await db.insert(reportPeople).values(people);
}

/** Stores the sealed answers of reports of which nothing else sensitive is kept. */
export async function insertAnswers(
  db: Queryable,
  answers: { reportId: string; answersSealed: Buffer }[],
): Promise<void> {
  if (answers.length > 0) await db.insert(reportSensitive).values(answers);
}

/** What is kept of a person apart from a report that was reached. */
export async function findApart(
  db: Queryable,
  { id }: Report,
): Promise<{ detailsSealed: Buffer | null; answersSealed: Buffer | null }> {
  const [person] = await db.select().from(reportPeople).where(eq(reportPeople.reportId, id));
  const [sensitive] = await db
    .select({ answersSealed: reportSensitive.answersSealed })
    .from(reportSensitive)
    .where(eq(reportSensitive.reportId, id));
  return { detailsSealed: person?.detailsSealed ?? null, answersSealed: sensitive?.answersSealed ?? null };
}
