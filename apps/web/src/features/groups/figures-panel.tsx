import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { GroupFigures } from '@udaya/contract/group-figures';
import { type GroupPeriod, groupPeriods, usualGroupPeriod } from '@udaya/core/groups/figure-periods';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useState } from 'react';
import { QueryView } from '../../shell/query-view.tsx';
import { DayChart } from '../../ui/chart/day-chart.tsx';
import { DayTable } from '../../ui/chart/day-table.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { FigureParts } from './figure-parts.tsx';
import classes from './figures-panel.module.css';
import { groupFiguresQuery } from './group-queries.ts';

/** The reports that an enterprise user can see: over time, and by the parts that the user looks after. */
export function FiguresPanel({ period }: { period: GroupPeriod }) {
  const navigate = useNavigate();
  const query = useQuery(groupFiguresQuery(period));
  return (
    <SectionPanel title={m.dashboard_trend_title()}>
      <SegmentedControl
        aria-label={m.dashboard_period()}
        className={classes.period}
        value={String(period)}
        data={groupPeriods.map(({ days }) => ({ value: String(days), label: periodText(days) }))}
        onChange={(value) => {
          const days = groupPeriods.find((one) => String(one.days) === value)?.days;
          const search = { days: days === usualGroupPeriod ? undefined : days };
          void navigate({ to: '.', search, replace: true, resetScroll: false });
        }}
      />
      <QueryView query={query} skeleton="26rem">
        {(figures) => (
          <div className={classes.figures} data-stale={query.isPlaceholderData || undefined}>
            <Trend figures={figures} period={period} />
            {figures.breakdown && <FigureParts breakdown={figures.breakdown} total={figures.total} />}
          </div>
        )}
      </QueryView>
    </SectionPanel>
  );
}

function periodText(days: GroupPeriod): string {
  return days === 364 ? m.dashboard_trend_weeks() : m.dashboard_days({ days });
}

function Trend({ figures, period }: { figures: GroupFigures; period: GroupPeriod }) {
  const [asTable, setAsTable] = useState(false);
  const { spans, every, total, before } = figures;
  const label = m.dashboard_trend_series();
  const days = spans.map(({ day }) => day);
  const series = [
    { key: 'reports', label, tone: 'lead' as const, values: spans.map(({ reports }) => reports) },
  ];
  const more = total - before;
  const count = formatNumber(Math.abs(more), getLocale());
  const compared = more > 0 ? m.dashboard_more : m.dashboard_fewer;
  return (
    <div className={classes.trend}>
      <div className={classes.head}>
        <p className={classes.sum}>
          <strong>
            {m.dashboard_trend_total({
              total,
              written: formatNumber(total, getLocale()),
              period: periodText(period),
            })}
          </strong>{' '}
          <span>{more === 0 ? m.dashboard_same({ days: period }) : compared({ count, days: period })}</span>
        </p>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={asTable ? m.dashboard_as_chart_label({ label }) : m.dashboard_as_table_label({ label })}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? m.dashboard_as_chart() : m.dashboard_as_table()}
        </Button>
      </div>
      <div className={classes.drawing}>
        {asTable ? (
          <DayTable label={label} days={days} series={series} every={every} />
        ) : (
          <DayChart label={label} days={days} series={series} kind="bars" every={every} />
        )}
      </div>
    </div>
  );
}
