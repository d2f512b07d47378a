import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { SystemDb } from '../../platform/database/handles.ts';
import { notify } from '../notifications/notify.ts';
import { listVoices } from '../reports/feedback/save-flag.ts';
import { nameOfReport } from '../reports/record/name-of-report.ts';
import { writeAgain } from '../reports/writing/write-again.ts';
import { findReview } from './store.ts';

export interface OfferAgainDeps {
  system: SystemDb;
  ephemeris: Ephemeris;
  peopleKey: Buffer;
}

/**
 * Writes a further version of a report whose reader flagged something. It is offered, for nothing that somebody reads changes by itself; but where a
 * model's words were found not to stand, the composer's are shown, and whoever flagged it is told.
 */
export async function offerAgain(
  { system, ephemeris, peopleKey }: OfferAgainDeps,
  { reviewId, reportId }: { reviewId: string; reportId: string },
): Promise<void> {
  const review = await findReview(system, reviewId);
  if (review?.state !== 'edited' && review?.state !== 'fellBack') return;
  const show = review.kind === 'report' && review.state === 'fellBack';
  const version = await writeAgain({ system, ephemeris }, reportId, { show, plain: show });
  if (!show || version === undefined) return;
  const subject = await nameOfReport(system, reportId);
  const voices = await listVoices(system, reviewId, peopleKey);
  for (const accountId of new Set(voices.map((voice) => voice.accountId)))
    await notify(system, accountId, { kind: 'report.reworded', subject, reportId });
}
