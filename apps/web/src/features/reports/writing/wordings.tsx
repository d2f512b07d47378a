import type { ReportDetail } from '@udaya/contract/reports';
import { isFor } from '@udaya/core/reports/report-policy';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../api/use-session.ts';

const OtherVersionNote = lazy(async () => ({
  default: (await import('./other-version-note.tsx')).OtherVersionNote,
}));
const WordingNotice = lazy(async () => ({ default: (await import('./wording-notice.tsx')).WordingNotice }));
const WordAgain = lazy(async () => ({ default: (await import('./word-again.tsx')).WordAgain }));

interface Props {
  report: ReportDetail;
  /** Not an earlier version. */
  latest?: boolean;
  /** The way to a further text, which stands at the end of the page. */
  again?: boolean;
}

/** What is said of the texts of a report where it has several, or may have; few do, and the others go without its code. */
export function Wordings({ report, latest = false, again = false }: Props) {
  const { role } = useSession();
  const { history } = report;
  const may = isFor('rewrite', role) || history?.wordable || (history && history.versions.length > 1);
  if (!may) return null;
  return (
    <Suspense>
      {again ? (
        <WordAgain report={report} />
      ) : (
        <>
          <OtherVersionNote report={report} />
          {latest && <WordingNotice report={report} />}
        </>
      )}
    </Suspense>
  );
}
