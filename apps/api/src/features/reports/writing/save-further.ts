import type { ReportContent } from '@udaya/core/reports/report-content';
import { caseOf, mayDo } from '@udaya/core/reports/report-policy';
import type { ReportVersion } from '@udaya/core/reports/versioned-report';
import type { SystemDb } from '../../../platform/database/handles.ts';
import { findRecipient } from '../../accounts/mailbox-of.ts';
import { notify } from '../../notifications/notify.ts';
import { moveVerdicts } from '../feedback/move-verdicts.ts';
import { lockReport, type Report } from '../record/store.ts';
import { findShownVersion, findVersion, insertVersion, setShown } from '../record/store-versions.ts';

/** A further version of a report, made from the one that was shown. */
export interface FurtherVersion {
  /** What it was made from. */
  base: Pick<ReportVersion, 'version' | 'details' | 'createdAt'>;
  content: ReportContent;
  /** Whether it may take the place of what is shown: asked of the report as it is now, which is held. */
  mayShow: (now: Report) => boolean;
}

/** What became of a further version. */
export interface SavedFurther {
  version: number;
  shown: boolean;
}

/**
 * Saves a further version of a report, in the caller's transaction, which has locked the report: shown at once or offered to its reader, who is
 * told. Undefined where what it was made from does not hold any more: the report was corrected, closed or deleted since.
 */
export async function saveToLocked(
  tx: SystemDb,
  now: Report | undefined,
  { base, content, mayShow }: FurtherVersion,
): Promise<SavedFurther | undefined> {
  if (now?.stage !== 'ready' || caseOf(now).withdrawn) return undefined;
  const shownNow = await findShownVersion(tx, now);
  if (shownNow?.details !== base.details) return undefined;
  // Of an edited report another version has the same number.
  const beneath = await findVersion(tx, now, base.version);
  if (beneath?.createdAt.getTime() !== base.createdAt.getTime()) return undefined;
  const version = await insertVersion(tx, now, { details: base.details, content });
  const shown = shownNow.version === base.version && mayShow(now);
  if (shown) {
    await setShown(tx, now, { version, content });
    await moveVerdicts(tx, now, shownNow, { version, content });
  } else await notifyOffer(tx, now);
  return { version, shown };
}

/** The same in a transaction of its own; gives the number of the version. */
export async function saveFurther(
  system: SystemDb,
  report: Report,
  further: FurtherVersion,
): Promise<number | undefined> {
  return system.transaction(
    async (tx) => (await saveToLocked(tx, await lockReport(tx, report), further))?.version,
  );
}

/** Tells the owner of a report that another text of it waits, where the owner may choose. */
async function notifyOffer(tx: SystemDb, report: Report): Promise<void> {
  const owner = await findRecipient(tx, report.ownerId);
  if (owner && mayDo('choose', owner.role, caseOf(report)))
    await notify(tx, report.ownerId, { kind: 'report.worded', subject: report.name, reportId: report.id });
}
