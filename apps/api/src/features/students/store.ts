import { and, eq } from 'drizzle-orm';
import type { SystemDb } from '../../platform/database/handles.ts';
import { reportStudents } from './tables.ts';

/** A student's entry as it is stored. */
export type StudentEntry = typeof reportStudents.$inferSelect;

/** The rule that a group has one entry of a student ID, however it is written. */
export const oneEntryEach = 'report_students_group_id_id_key_key';

export async function insertStudent(tx: SystemDb, entry: typeof reportStudents.$inferInsert): Promise<void> {
  await tx.insert(reportStudents).values(entry);
}

export async function findStudent(
  db: SystemDb,
  groupId: string,
  idKey: string,
): Promise<StudentEntry | undefined> {
  const rows = await db
    .select()
    .from(reportStudents)
    .where(and(eq(reportStudents.groupId, groupId), eq(reportStudents.idKey, idKey)));
  return rows[0];
}

/** The entry of a receipt number, of the group whose form has a link now, or sent under a link that it had. */
export async function findByReceipt(
  db: SystemDb,
  form: { groupId: string } | { tokenHash: Buffer },
  receipt: string,
): Promise<StudentEntry | undefined> {
  const under =
    'groupId' in form
      ? eq(reportStudents.groupId, form.groupId)
      : eq(reportStudents.formTokenHash, form.tokenHash);
  const rows = await db
    .select()
    .from(reportStudents)
    .where(and(under, eq(reportStudents.receipt, receipt)));
  return rows[0];
}
