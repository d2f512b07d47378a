import type { KnowledgeVersion } from '@udaya/contract/knowledge-schemas';
import { Failure } from '@udaya/core/failure';
import { baseLocale, type Locale } from '@udaya/core/locale';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { Queryable } from '../../platform/database/handles.ts';
import type { KnowledgeBase } from './store.ts';
import { findNamedVersion, type NamedVersion } from './store-versions.ts';

/** The knowledge base of a report type, in the first language where none is named. */
export const baseOf = (reportType: ReportType, lang: Locale = baseLocale): KnowledgeBase => ({
  reportType,
  lang,
});

/** A version as the API tells it. */
export function presentVersion({ version, firstName, lastName }: NamedVersion): KnowledgeVersion {
  const { id, reportType, lang, source, state, inForce, fileName, basedOn, createdAt } = version;
  const { added, changed, removed, same, leftAlone } = version;
  return {
    id,
    reportType,
    lang,
    source,
    state,
    inForce,
    fileName,
    basedOn,
    added,
    changed,
    removed,
    same,
    leftAlone,
    createdBy: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    createdDate: createdAt.toISOString(),
  };
}

/** A version by its number. @throws Failure `record.missing` */
export async function readNamedVersion(db: Queryable, id: number): Promise<NamedVersion> {
  const found = await findNamedVersion(db, id);
  if (!found) throw new Failure('record.missing');
  return found;
}
