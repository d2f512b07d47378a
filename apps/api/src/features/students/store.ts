import { and, eq, sql } from 'drizzle-orm';
import type { SystemDb } from '../../platform/database/handles.ts';
import { reportStudents } from './tables.ts';

/** A student's entry as it is stored. */
export type StudentEntry = typeof reportStudents.$inferSelect;

/** The rule that a group has one entry of a student ID, in whatever case it is written. */
export const oneEntryEach = 'report_students_group_id_student_id_key';

export async function insertStudent(tx: SystemDb, entry: typeof reportStudents.$inferInsert): Promise<void> {
  await tx.insert(reportStudents).values(entry);
}

export async function findStudent(
  db: SystemDb,
  groupId: string,
  studentId: string,
): Promise<StudentEntry | undefined> {
  const rows = await db
    .select()
    .from(reportStudents)
    .where(
      and(
        eq(reportStudents.groupId, groupId),
        eq(sql`lower(${reportStudents.studentId})`, sql`lower(${studentId})`),
      ),
    );
  return rows[0];
}

export async function findByReceipt(
  db: SystemDb,
  groupId: string,
  receipt: string,
): Promise<StudentEntry | undefined> {
  const rows = await db
    .select()
    .from(reportStudents)
    .where(and(eq(reportStudents.groupId, groupId), eq(reportStudents.receipt, receipt)));
  return rows[0];
}
