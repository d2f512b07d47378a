import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Title } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { ChartDetails, ChartStyle } from '@udaya/contract/chart-details';
import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { DetailsList } from '../../../ui/details-list.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './chart-panel.module.css';

/** The birth chart, for those who may see it: rasi and navamsa in the reader's style, lords, and periods. */
export function ChartPanel({ report: { chart } }: { report: Pick<ReportDetail, 'chart'> }) {
  const [style, setStyle] = useLocalStorage<ChartStyle>({ key: 'udaya.chart-style', defaultValue: 'south' });
  if (!chart) return null;
  const shown = chart.drawings.filter((one) => one.style === style);
  return (
    <Panel aria-labelledby="chart" className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} size="h3" id="chart">
          {m.chart_title()}
        </Title>
        <SegmentedControl
          aria-label={m.chart_style()}
          value={style}
          onChange={(value) => setStyle(value === 'north' ? 'north' : 'south')}
          data={[
            { value: 'south', label: m.chart_style_south() },
            { value: 'north', label: m.chart_style_north() },
          ]}
          data-not-printed
        />
      </div>
      <div className={classes.charts}>
        {shown.map(({ heading, svg, words, note }) => (
          <figure key={heading}>
            <figcaption>{heading}</figcaption>
            <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={words} width={404} height={404} />
            {note && <p className={classes.note}>{note}</p>}
          </figure>
        ))}
      </div>
      <DetailsList items={chart.rows.map(({ label, value }) => ({ term: label, value }))} />
      <Periods periods={chart.periods} />
    </Panel>
  );
}

function Periods({ periods: { heading, note, rows } }: Pick<ChartDetails, 'periods'>) {
  return (
    <section className={classes.periods} aria-labelledby="chart-periods">
      <Title order={3} size="h4" id="chart-periods">
        {heading}
      </Title>
      <p className={classes.note}>{note}</p>
      {rows.length > 0 && (
        <div className={classes.wide}>
          <PeriodTable label={heading} rows={rows} />
        </div>
      )}
      {rows.map(({ lord, parts }) =>
        parts.length > 0 ? (
          <details key={lord}>
            <summary>{m.chart_period_parts({ planet: lord })}</summary>
            <PeriodTable label={m.chart_period_parts({ planet: lord })} rows={parts} />
          </details>
        ) : null,
      )}
    </section>
  );
}

function PeriodTable({
  label,
  rows,
}: {
  label: string;
  rows: readonly { lord: string; from: string; to: string }[];
}) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{m.chart_period_lord()}</th>
          <th scope="col">{m.chart_period_from()}</th>
          <th scope="col">{m.chart_period_to()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ lord, from, to }) => (
          <tr key={lord}>
            <th scope="row">{lord}</th>
            <td>{from}</td>
            <td>{to}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
