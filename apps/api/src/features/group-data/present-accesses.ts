import type { AccessEntry } from '@udaya/contract/group-data';
import { productTimeZone } from '@udaya/core/product-time-zone';
import type { OpeningPurpose } from '@udaya/core/reports/opening-purposes';
import { isoDayIn } from '@udaya/format/format-instant';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { type DescribedPerson, describePeople } from '../accounts/describe-people.ts';
import { wordsOfAction } from '../audit/action-words.ts';
import type { GroupEntry } from '../audit/list-group-entries.ts';
import { nameReports } from '../reports/reading/describe-held.ts';
import type { AccessDeps } from './access-deps.ts';
import { findPurposes } from './store.ts';

type By = AccessEntry['by'];

/** The report that an entry is about, where it is about one. */
const reportOf = ({ action, targetId }: GroupEntry): string | undefined =>
  action.startsWith('report.') || action.startsWith('consent.') ? (targetId ?? undefined) : undefined;

/** Entries of the log as a group's admin reads them: its own people by name, whoever runs the product by the purpose alone. */
export async function presentAccesses(
  { db, system, actor }: UserCall & AccessDeps,
  entries: readonly GroupEntry[],
): Promise<AccessEntry[]> {
  const people = await describePeople(
    system,
    entries.flatMap(({ actorId }) => actorId ?? []),
  );
  const names = await nameReports(
    db,
    entries.flatMap((entry) => reportOf(entry) ?? []),
  );
  const purposes = new Map(
    (await findPurposes(db, [...names.keys()])).map(({ reportId, adminId, openedOn, purpose }) => [
      `${reportId} ${adminId} ${openedOn}`,
      purpose,
    ]),
  );
  return entries.map((entry) => {
    const { id, at, action, actorId } = entry;
    const reportId = reportOf(entry);
    const opening = `${reportId} ${actorId} ${isoDayIn(at, productTimeZone)}`;
    const person = actorId === null ? undefined : people.get(actorId);
    return {
      id,
      date: at.toISOString(),
      action,
      what: wordsOfAction(action),
      by: actorOf(entry, person, actor.groupId, purposes.get(opening) ?? null),
      report: reportId === undefined ? null : { id: reportId, name: names.get(reportId) ?? null },
    };
  });
}

function actorOf(
  { actorId, action }: GroupEntry,
  person: DescribedPerson | undefined,
  groupId: string | null,
  purpose: OpeningPurpose | null,
): By {
  const nobody = { name: '', username: '', role: null, purpose: null };
  if (actorId === null) return { ...nobody, kind: action === 'report.created' ? 'form' : 'system' };
  if (person?.groupId === groupId) {
    const { name, username, role } = person;
    return { kind: 'member', name, username, role, purpose: null };
  }
  return person ? { ...nobody, kind: 'product', purpose } : { ...nobody, kind: 'gone' };
}

/** Who did something, in words. */
export function actorWords({ kind, name, username }: By): string {
  switch (kind) {
    case 'member':
      return name || username;
    case 'product':
      return m.data_by_product();
    case 'form':
      return m.data_by_form();
    case 'system':
      return m.data_by_system();
    case 'gone':
      return m.data_by_gone();
  }
}
