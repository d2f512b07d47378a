import { Box, Button, Group, Title } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReportDetail, reports, type SampleType } from '@udaya/contract/reports';
import { isFor } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import { useMaybeSession } from '../../../api/use-session.ts';
import { PriceLine } from '../../../shell/price-line.tsx';
import { QueryView } from '../../../shell/query-view.tsx';
import { useTitleInstead } from '../../../shell/use-page-title.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ChartPanel } from '../facts/chart-panel.tsx';
import { DayPanel } from '../facts/day-panel.tsx';
import { PersonalDetails } from '../facts/personal-details.tsx';
import { ProvenanceSection } from '../facts/provenance-section.tsx';
import { Contents } from '../reading/contents.tsx';
import { LimitsLine, LimitsPanel } from '../reading/limits-panel.tsx';
import { readItems } from '../reading/read-items.ts';
import { Reading } from '../reading/reading.tsx';
import { Facts } from '../reading/reading-hero.tsx';
import page from '../reading/report-page.module.css';
import { ReportSkeleton } from '../reading/report-skeleton.tsx';
import { sectionsOf } from '../reading/sections-of.ts';
import { SkyFigure } from '../sky/sky-figure.tsx';
import { SampleKinds } from './sample-kinds.tsx';
import classes from './sample-page.module.css';

/** The sample that the server has written into the page; read before the page takes its place. */
const written = readWritten();

function readWritten(): ReportDetail | undefined {
  const text = document.querySelector('#sample[type="application/json"]')?.textContent;
  return text ? (JSON.parse(text) as ReportDetail) : undefined;
}

function sampleQuery(type: SampleType) {
  return queryOptions({
    queryKey: ['sample', type],
    queryFn: ({ signal }) => call(reports.readSample, { params: { type }, signal }),
    initialData: written?.id === `sample-${type}` ? written : undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const titles: Record<SampleType, () => string> = {
  child: m.sample_child_title,
  adult: m.sample_adult_title,
  student: m.sample_student_title,
};

/** A report of an invented birth, for anybody who wonders what they would get. */
export function SamplePage({ type }: { type: SampleType }) {
  const query = useQuery(sampleQuery(type));
  useTitleInstead(titles[type]());
  const role = useMaybeSession()?.role;
  return (
    <>
      <PageHeader title={titles[type]()} lead={m.sample_lead()} />
      {(!role || isFor('pay', role)) && (
        <Box mb="md">
          <PriceLine />
        </Box>
      )}
      <SampleKinds chosen={type} />
      <QueryView query={query} surface skeleton={<ReportSkeleton />}>
        {(report) => <Sample report={report} />}
      </QueryView>
    </>
  );
}

function Sample({ report }: { report: ReportDetail }) {
  const parts = readItems(report) ?? [];
  return (
    <div className={page.page}>
      <div className={page.top}>
        <LimitsLine />
      </div>
      <div className={page.side}>
        <Contents sections={sectionsOf(report, parts)} />
      </div>
      <div className={page.main}>
        {report.sky && (
          <div className={classes.sky}>
            <Facts details={report.details} />
            <SkyFigure sky={report.sky} />
          </div>
        )}
        <Reading report={report} parts={parts} />
        <LimitsPanel report={report} />
        <DayPanel report={report} />
        <PersonalDetails report={report} />
        <ChartPanel report={report} />
        <ProvenanceSection report={report} />
        <OneOfYourOwn />
      </div>
    </div>
  );
}

/** The way from a sample to a report of one's own. */
function OneOfYourOwn() {
  const role = useMaybeSession()?.role;
  if (role && role !== 'user') return null;
  return (
    <Panel tone="notice" className={classes.own} aria-labelledby="one-of-your-own">
      <Title order={2} size="h4" id="one-of-your-own">
        {m.sample_own()}
      </Title>
      <p>{m.sample_own_text()}</p>
      <Group gap="sm">
        {!role && <Button renderRoot={(props) => <Link {...props} to="/sky" />}>{m.sky_first()}</Button>}
        <Button
          variant={role ? 'filled' : 'default'}
          renderRoot={(props) => <Link {...props} to={role ? '/generate-birthchart' : '/register'} />}
        >
          {role ? m.sample_own_generate() : m.sample_own_register()}
        </Button>
      </Group>
    </Panel>
  );
}
