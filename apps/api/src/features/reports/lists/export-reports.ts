import type { BirthRecord } from '@udaya/core/births/birth-record';
import { presentReport } from '@udaya/core/reports/present-report';
import { asWritten, isClosedVersion, shownVersion } from '@udaya/core/reports/versioned-report';
import type { UserCall } from '../../../platform/call-context.ts';
import { listVerdicts } from '../feedback/store-feedback.ts';
import { type ExportedLink, exportLinks } from '../links/own-links.ts';
import { describeOpenings } from '../openings/openings.ts';
import type { ReadReportDeps } from '../reading/read-report.ts';
import { findEntered } from '../record/store.ts';
import { listReportRows } from '../record/store-lists.ts';
import { listVersions } from '../record/store-versions.ts';
import { type ReportCopy, toExport } from './to-export.ts';

/** A report with everything that was entered for it, as its owner may see it. */
export interface ExportedReport {
  report: ReportCopy;
  /** Its other versions, first to last; of one that is closed since, only what was entered. */
  earlier: { version: number; report: ReportCopy }[];
  entered: {
    iqLevel: string;
    /** The first, and the one of the correction. */
    consents: { wording: string; wordingVersion: string; language: string; givenDate: string }[];
    /** The birth details before they were corrected. */
    before: BirthRecord | null;
    /** On which days product admins opened the report, and for what. */
    openings: { label: string; value: string }[];
    /** The links by which others could read it, latest first, how often each was opened, and when it ended. */
    links: ExportedLink[];
  };
}

const pageSize = 100;

/** All reports of the actor, one after the other, latest first. */
export async function* exportReports({
  actor,
  db,
  publicUrl: addressOf,
  showsChart,
  ephemeris,
}: Pick<UserCall, 'actor' | 'db'> &
  Pick<ReadReportDeps, 'publicUrl' | 'showsChart' | 'ephemeris'>): AsyncGenerator<ExportedReport> {
  const publicUrl = addressOf();
  for (let page = 0; ; page++) {
    const { rows } = await listReportRows(db, {}, { page, size: pageSize, sortOrder: 'desc' });
    for (const row of rows) {
      const versions = await listVersions(db, row);
      const { shownBefore, ...rest } = await findEntered(db, row);
      const entered = {
        ...rest,
        openings: await describeOpenings({ actor, db }, row),
        links: await exportLinks(db, row),
      };
      const correction = entered.before ? { before: entered.before, shownBefore } : undefined;
      const kept = { report: row, correction, versions, shown: row.shownVersion };
      const current = shownVersion(kept);
      const others = versions.filter((one) => one !== current);
      yield {
        report: toExport(
          presentReport(actor.role, row, current, { showsChart, ephemeris }),
          publicUrl,
          await listVerdicts(db, row, current?.version),
        ),
        earlier: await Promise.all(
          others.map(async (one) => {
            const open = isClosedVersion(actor.role, kept, one) ? undefined : one;
            const written = presentReport(actor.role, asWritten(kept, one), open, { showsChart, ephemeris });
            const said = open ? await listVerdicts(db, row, one.version) : [];
            return { version: one.version, report: toExport(written, publicUrl, said) };
          }),
        ),
        entered,
      };
    }
    if (rows.length < pageSize) return;
  }
}
