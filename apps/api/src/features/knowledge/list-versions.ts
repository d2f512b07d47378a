import type { KnowledgeVersion } from '@udaya/contract/knowledge-schemas';
import type { VersionSource } from '@udaya/core/knowledge/version-words';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../platform/call-context.ts';
import { presentVersion } from './present-version.ts';
import { listVersionRows } from './store-versions.ts';

interface Asked {
  page: number;
  size: number;
  sortOrder: 'asc' | 'desc';
  reportType?: ReportType | '' | undefined;
  source?: VersionSource | '' | undefined;
}

/** One page of the versions of all knowledge bases, offers among them. */
export async function listVersions(
  { db }: Pick<UserCall, 'db'>,
  { reportType, source, ...page }: Asked,
): Promise<{
  versions: KnowledgeVersion[];
  totalElements: number;
  totalIsExact: boolean;
  size: number;
  totalPages: number;
}> {
  const filter = { reportType: reportType || undefined, source: source || undefined };
  const { rows, total, totalIsExact } = await listVersionRows(db, filter, page);
  return {
    versions: rows.map(presentVersion),
    totalElements: total,
    totalIsExact,
    size: page.size,
    totalPages: Math.ceil(total / page.size),
  };
}
