import { Title } from '@mantine/core';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { Panel } from '../../../ui/panel.tsx';
import classes from '../reading/report-page.module.css';

/** The birth chart, for those who may see it. */
export function ChartPanel({
  report: { chartImage, name, chandraRasi, nakshatra },
}: {
  report: ReportDetail;
}) {
  if (!chartImage) return null;
  const words = nakshatra
    ? m.chart_alt({ name, moon: chandraRasi, nakshatra })
    : m.chart_alt_without_nakshatra({ name, moon: chandraRasi });
  return (
    <Panel aria-labelledby="chart">
      <Title order={2} size="h3" id="chart" mb="md">
        {m.chart_title()}
      </Title>
      <figure className={classes.chart}>
        <img src={`data:image/png;base64,${chartImage}`} alt={words} width={480} height={480} />
      </figure>
    </Panel>
  );
}
