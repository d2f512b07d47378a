import type { ReportDetail } from '@udaya/contract/reports';
import { mayDo } from '@udaya/core/reports/report-policy';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { BlindOffer } from './blind-offer.tsx';

const BlindTest = lazy(async () => ({ default: (await import('./blind-test.tsx')).BlindTest }));

type Area = ReportDetail['areas'][number]['area'];

/**
 * The blind test of a child's report: its offer, and once it is taken, what stands in place of the report until it is over. `placeOf` says where
 * the part of an area stands on the page.
 */
export function useBlindTest(
  report: ReportDetail,
  { latest, placeOf }: { latest: boolean; placeOf: (area: Area) => string | undefined },
): { offer: ReactNode; view: ReactNode } {
  const { role } = useSession();
  const [testing, setTesting] = useState(false);
  const open =
    latest &&
    report.reportType === 'Child' &&
    report.userType === 'ASTROUSER' &&
    mayDo('blindTest', role, report);
  if (!open) return { offer: null, view: null };
  const end = (area?: Area) => {
    setTesting(false);
    const place = area && placeOf(area);
    setTimeout(() => showPlace(place ?? 'report-summary'));
  };
  return {
    offer: <BlindOffer onTake={() => setTesting(true)} />,
    view: testing ? (
      <Suspense>
        <BlindTest id={report.id} onEnd={end} />
      </Suspense>
    ) : null,
  };
}

/** Leads to a heading of the report, the keyboard too. */
function showPlace(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
