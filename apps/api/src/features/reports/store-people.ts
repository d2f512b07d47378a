import type { Queryable } from '../../platform/database/handles.ts';
import { reportPeople, reportSensitive } from './tables.ts';

/** Stores of whom a report is, once. */
export async function insertPerson(db: Queryable, person: typeof reportPeople.$inferInsert): Promise<void> {
  await db.insert(reportPeople).values(person);
}

/** Stores the sealed answers of a report, of which nothing else sensitive is kept. */
export async function insertAnswers(db: Queryable, reportId: string, answersSealed: Buffer): Promise<void> {
  await db.insert(reportSensitive).values({ reportId, answersSealed });
}
