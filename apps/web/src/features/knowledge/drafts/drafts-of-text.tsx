import { useQuery } from '@tanstack/react-query';
import type { ReportType } from '@udaya/core/reports/report-types';
import { DraftList } from './draft-list.tsx';
import { draftsQuery } from './draft-queries.ts';
import { MissingPanel } from './missing-panel.tsx';

/** What one text of a knowledge base lacks, and the drafts of it; below its editor. */
export function DraftsOfText({ reportType, textKey }: { reportType: ReportType; textKey: string }) {
  const of = { reportType, key: textKey };
  const { data } = useQuery(draftsQuery(of));
  return (
    <>
      <MissingPanel of={of} />
      {data && data.total > 0 && <DraftList of={of} />}
    </>
  );
}
