import type { Queryable } from '../../platform/database/handles.ts';
import { reportPeople, reportSensitive } from './tables.ts';

/** Stores of whom a report is, once. */
export async function insertPerson(db: Queryable, person: typeof reportPeople.$inferInsert): Promise<void> {
  await db.insert(reportPeople).values(person);
}

/** Stores the sealed answers beside what else is sensitive of a report. */
export async function setAnswers(db: Queryable, reportId: string, answersSealed: Buffer): Promise<void> {
  await db
    .insert(reportSensitive)
    .values({ reportId, answersSealed })
    .onConflictDoUpdate({ target: reportSensitive.reportId, set: { answersSealed } });
}
