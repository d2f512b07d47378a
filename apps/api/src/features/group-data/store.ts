import { and, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { newId } from '../../platform/crypto/tokens.ts';
import type { Queryable, SystemDb, TenantDb } from '../../platform/database/handles.ts';
import { groups } from '../groups/tables.ts';
import { reportOpenings } from '../reports/tables.ts';
import { groupDuties, groupTerms, reportErasures, retentionNotices } from './tables.ts';

export type StoredDuty = typeof groupDuties.$inferSelect;
export type StoredTerms = typeof groupTerms.$inferSelect;
type Fiduciary = Pick<StoredDuty, 'legalName' | 'address' | 'officerName' | 'officerEmail' | 'officerPhone'>;

/** The group of an actor who looks after all of it. */
function ownGroup({ scope }: TenantDb): string {
  if (scope.kind !== 'group') throw new Error('Only the admin of a group answers for its data.');
  return scope.groupId;
}

export async function findOwnGroup(db: TenantDb): Promise<{ id: string; name: string }> {
  const [group] = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(eq(groups.id, ownGroup(db)));
  if (!group) throw new Error('The group of its admin is not there.');
  return group;
}

export async function findDuty(db: TenantDb): Promise<StoredDuty | undefined> {
  const [duty] = await db
    .select()
    .from(groupDuties)
    .where(eq(groupDuties.groupId, ownGroup(db)));
  return duty;
}

/** The email of whoever answers for the data of the actor's group. The duties themselves are its admin's alone: this much of them is everybody's. */
export async function findContact(db: TenantDb): Promise<string | undefined> {
  const [duty] = await db.withoutPolicies
    .select({ email: groupDuties.officerEmail })
    .from(groupDuties)
    .where(eq(groupDuties.groupId, db.actor.groupId ?? ''));
  return duty?.email;
}

/** Changes what the group says of itself where it is as it was read; false where somebody else was first. */
export async function saveDuty(
  tx: TenantDb,
  seen: number,
  change: Partial<Fiduciary & Pick<StoredDuty, 'retentionMonths'>>,
): Promise<boolean> {
  const groupId = ownGroup(tx);
  const by = { changedAt: new Date(), changedBy: tx.actor.userId };
  const empty = { legalName: '', address: '', officerName: '', officerEmail: '', officerPhone: '' };
  const saved =
    seen === 0
      ? await tx
          .insert(groupDuties)
          .values({ groupId, ...empty, ...change, ...by })
          .onConflictDoNothing()
          .returning({ groupId: groupDuties.groupId })
      : await tx
          .update(groupDuties)
          .set({ ...change, ...by, version: seen + 1 })
          .where(and(eq(groupDuties.groupId, groupId), eq(groupDuties.version, seen)))
          .returning({ groupId: groupDuties.groupId });
  return saved.length > 0;
}

export async function insertTerms(
  tx: TenantDb,
  terms: Omit<typeof groupTerms.$inferInsert, 'id' | 'groupId' | 'acceptedBy'>,
): Promise<void> {
  await tx
    .insert(groupTerms)
    .values({ id: newId(), groupId: ownGroup(tx), acceptedBy: tx.actor.userId, ...terms });
}

/** Every time that the terms were accepted, the latest first. */
export async function listTerms(db: TenantDb): Promise<StoredTerms[]> {
  return db
    .select()
    .from(groupTerms)
    .where(eq(groupTerms.groupId, ownGroup(db)))
    .orderBy(desc(groupTerms.acceptedAt), desc(groupTerms.id));
}

/** What was announced does not hold for another retention. */
export async function forgetNotices(tx: TenantDb): Promise<void> {
  await tx.delete(retentionNotices).where(eq(retentionNotices.groupId, ownGroup(tx)));
}

/** The groups whose reports are erased by their age. */
export async function listRetentions(
  db: SystemDb,
  groupId?: string,
): Promise<{ groupId: string; months: number }[]> {
  const rows = await db
    .select({ groupId: groupDuties.groupId, months: groupDuties.retentionMonths })
    .from(groupDuties)
    .where(
      and(isNotNull(groupDuties.retentionMonths), groupId ? eq(groupDuties.groupId, groupId) : undefined),
    );
  return rows.flatMap(({ groupId, months }) => (months === null ? [] : [{ groupId, months }]));
}

/** The retention of a group, which nobody changes before the transaction ends; undefined where there is none any more. */
export async function lockRetention(tx: SystemDb, groupId: string): Promise<number | undefined> {
  const [duty] = await tx
    .select({ months: groupDuties.retentionMonths })
    .from(groupDuties)
    .where(eq(groupDuties.groupId, groupId))
    .for('update');
  return duty?.months ?? undefined;
}

/** Up to which day what becomes due was announced, by what was announced until an instant. */
export async function findAnnounced(
  db: SystemDb,
  groupId: string,
  announcedUntil: Date,
): Promise<Date | undefined> {
  const [notice] = await db
    .select({ dueUntil: retentionNotices.dueUntil })
    .from(retentionNotices)
    .where(and(eq(retentionNotices.groupId, groupId), lte(retentionNotices.announcedAt, announcedUntil)))
    .orderBy(desc(retentionNotices.dueUntil))
    .limit(1);
  return notice?.dueUntil;
}

export async function insertNotice(
  tx: SystemDb,
  notice: typeof retentionNotices.$inferInsert,
): Promise<void> {
  await tx.insert(retentionNotices).values(notice);
}

export async function insertErasure(
  tx: Queryable,
  erasure: Omit<typeof reportErasures.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(reportErasures).values({ id: newId(), ...erasure });
}

/** For what a product admin opened which of these reports of the group. */
export async function findPurposes(db: TenantDb, reportIds: readonly string[]) {
  if (reportIds.length === 0) return [];
  return db
    .select()
    .from(reportOpenings)
    .where(inArray(reportOpenings.reportId, [...reportIds]));
}
