import { manyRepeatedParts, repeatedParts } from '@udaya/core/reports/repeated-parts';
import { caseOf, permissionsOf } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import type { TenantDb } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { listReportRows } from '../record/store-lists.ts';
import { findShownVersion, findShownVersions } from '../record/store-versions.ts';

/** What a report that is about to be paid for has in common, word for word, with another one of the same account. */
export interface FoundRepetition {
  reportId: string;
  name: string;
  createdAt: Date;
  /** What the repeated parts are called. */
  parts: string[];
  /** How many parts the report has. */
  total: number;
}

// Among the latest of an account; their charts tell first which texts may be the same.
const lookedAt = 100;

/** The report of the actor's in which most parts of another one stand word for word; undefined where those are few. */
export async function findRepetition(db: TenantDb, report: Report): Promise<FoundRepetition | undefined> {
  const { rows } = await listReportRows(db, {}, { page: 0, size: lookedAt, sortOrder: 'desc' });
  const alike = rows.filter(
    (other) =>
      other.id !== report.id &&
      other.reportType === report.reportType &&
      permissionsOf(db.actor.role, caseOf(other)).items !== 'none' &&
      inCommon(report.positions, other.positions) >= manyRepeatedParts,
  );
  if (alike.length === 0) return undefined;
  const content = (await findShownVersion(db, report))?.content;
  if (!content) return undefined;
  const versions = await findShownVersions(db, alike);
  // What is read whole already comes first.
  const whole = (other: Report) => permissionsOf(db.actor.role, caseOf(other)).items === 'all';
  const others = alike
    .toSorted((one, other) => Number(whole(other)) - Number(whole(one)))
    .flatMap((other) => {
      const written = versions.get(other.id)?.content;
      return written ? [{ other, content: written }] : [];
    });
  const found = repeatedParts(content, others);
  if (!found || found.planets.length < manyRepeatedParts) return undefined;
  const { id, name, createdAt } = found.of.other;
  return {
    reportId: id,
    name,
    createdAt,
    parts: content.statements.flatMap(({ planet, heading }, index) =>
      found.planets.includes(planet) ? [heading?.text ?? m.report_part({ number: index + 1 })] : [],
    ),
    total: content.statements.length,
  };
}

function inCommon(codes: readonly number[] | null, others: readonly number[] | null): number {
  return codes?.filter((code) => others?.includes(code)).length ?? 0;
}
