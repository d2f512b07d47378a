import { queryOptions, useQuery } from '@tanstack/react-query';
import { readingLinks, type SharedReading } from '@udaya/contract/reading-links';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import { refusedWith } from '../../../api/refused-with.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconLinkOff } from '../../../ui/icons.tsx';
import { ChartPanel } from '../facts/chart-panel.tsx';
import { DayPanel } from '../facts/day-panel.tsx';
import { ProvenanceSection } from '../facts/provenance-section.tsx';
import { Contents } from '../reading/contents.tsx';
import { LimitsLine, LimitsPanel } from '../reading/limits-panel.tsx';
import { readItems } from '../reading/read-items.ts';
import { Reading } from '../reading/reading.tsx';
import { ReadingHero } from '../reading/reading-hero.tsx';
import page from '../reading/report-page.module.css';
import { ReportSkeleton } from '../reading/report-skeleton.tsx';
import { sectionsOf } from '../reading/sections-of.ts';
import { SkyFigure } from '../sky/sky-figure.tsx';
import classes from './shared-page.module.css';

/** Asked for once, since every time counts as opened. */
const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-reading', token],
    queryFn: ({ signal }) => call(readingLinks.read, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A reading for whoever has its link: to be read, and nothing else. */
export function SharedPage({ token }: { token: string }) {
  const query = useQuery(sharedQuery(token));
  if (refusedWith(query.error, readingLinks.read, 'link.closed')) return <Closed />;
  const reading = query.data;
  return (
    <>
      <ReadingHero
        reading={reading}
        pending={query.isPending}
        sky={reading?.sky && <SkyFigure sky={reading.sky} />}
        actions={null}
      />
      <QueryView query={query} surface skeleton={<ReportSkeleton />}>
        {(loaded) => <Shared reading={loaded} />}
      </QueryView>
    </>
  );
}

function Shared({ reading }: { reading: SharedReading }) {
  const parts = readItems({ ...reading, feedback: [] }) ?? [];
  return (
    <div className={page.page}>
      <div className={page.top}>
        <p className={classes.lead} data-not-printed>
          {m.report_shared_lead()}
        </p>
        <LimitsLine />
      </div>
      <div className={page.side}>
        <Contents sections={sectionsOf(reading, parts)} />
      </div>
      <div className={page.main}>
        <Reading report={reading} parts={parts} />
        <LimitsPanel report={reading} />
        <DayPanel report={reading} />
        <ChartPanel report={reading} />
        <ProvenanceSection report={{ ...reading, provenance: null }} />
      </div>
    </div>
  );
}

/** Why a link does not work nobody learns here. */
function Closed() {
  return (
    <EmptyState
      heading="h1"
      icon={<IconLinkOff size={28} stroke={1.6} />}
      title={m.report_shared_closed()}
      text={m.report_shared_closed_text()}
    />
  );
}
