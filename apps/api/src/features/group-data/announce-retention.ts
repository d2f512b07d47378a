import { retentionNoticeDays } from '@udaya/core/groups/data-duty';
import { formatNumber } from '@udaya/format/format-number';
import type { SystemDb } from '../../platform/database/handles.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { listGroupAdmins } from '../accounts/describe-people.ts';
import type { Post } from '../mails/open-post.ts';
import { notify } from '../notifications/notify.ts';
import { countReportsBetween } from '../reports/reading/describe-held.ts';
import { createdBefore } from './retention-days.ts';
import { findAnnounced, insertNotice, listRetentions, lockRetention } from './store.ts';

const dayMs = 86_400_000;
/** What becomes due within a week more is announced together, so that a group hears of it once a week at most. */
const togetherDays = 7;

export interface AnnounceDeps {
  system: SystemDb;
  post: Post;
}

/** Announces to each group what is going to be erased by its age. */
export async function announceRetentions(deps: AnnounceDeps, now = new Date()): Promise<void> {
  for (const { groupId } of await listRetentions(deps.system)) await announceRetention(deps, groupId, now);
}

/**
 * Tells the admins of a group how many reports are going to be erased by their age, thirty days before the first of them is. What was
 * announced is announced no more.
 */
export async function announceRetention(
  { system, post }: AnnounceDeps,
  groupId: string,
  now = new Date(),
): Promise<void> {
  await system.transaction(async (tx) => {
    const months = await lockRetention(tx, groupId);
    if (months === undefined) return;
    const announced = await findAnnounced(tx, groupId, now);
    const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
    const count = (until: Date) =>
      countReportsBetween(
        tx,
        groupId,
        announced && createdBefore(announced, months),
        createdBefore(until, months),
      );
    if (announced && announced >= inDays(retentionNoticeDays)) return;
    if ((await count(inDays(retentionNoticeDays))) === 0) return;
    const dueUntil = inDays(retentionNoticeDays + togetherDays);
    const reports = await count(dueUntil);
    await insertNotice(tx, { groupId, announcedAt: now, dueUntil, reports });
    for (const { id, to, username } of await listGroupAdmins(tx, groupId)) {
      await notify(tx, id, { kind: 'retention.notice', subject: formatNumber(reports, currentLocale()) });
      const eraseAt = inDays(retentionNoticeDays).toISOString();
      await post(tx, { kind: 'retention-notice', to, content: { username, reports, months, eraseAt } });
    }
  });
}
