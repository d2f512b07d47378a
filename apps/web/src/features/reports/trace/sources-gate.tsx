import type { ReportDetail } from '@udaya/contract/reports';
import { isFor } from '@udaya/core/reports/report-policy';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../../../api/use-session.ts';

// Readers never see it.
const Sources = lazy(async () => ({ default: (await import('./sources.tsx')).Sources }));

/** A reading, for whoever looks after reports with the way to its sources and to its verification. */
export function SourcesGate({ report, children }: { report: ReportDetail; children: ReactNode }) {
  const { role } = useSession();
  if (report.stage !== 'ready' || !isFor('trace', role)) return children;
  return (
    <Suspense fallback={children}>
      <Sources report={report}>{children}</Sources>
    </Suspense>
  );
}
