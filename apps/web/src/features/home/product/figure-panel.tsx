import { Button, Text, Title } from '@mantine/core';
import type { Dashboard } from '@udaya/contract/dashboard';
import { formatList } from '@udaya/format/format-list';
import { formatMajor } from '@udaya/format/format-money';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useId, useState } from 'react';
import { DayChart } from '../../../ui/chart/day-chart.tsx';
import { DayTable } from '../../../ui/chart/day-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Figure, seriesOf, totalsOf } from './figures.ts';
import classes from './product-dashboard-page.module.css';

/** One subject of the dashboard over the days that are shown, as a picture or as a table. */
export function FigurePanel({ figure, dashboard }: { figure: Figure; dashboard: Dashboard }) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const days = dashboard.days.map(({ day }) => day);
  const series = seriesOf(figure, dashboard);
  const { now, before } = totalsOf(figure, dashboard);
  const label = figure.title();
  return (
    <Panel aria-labelledby={id} className={classes.figure}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {label}
        </Title>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={asTable ? m.dashboard_as_chart_label({ label }) : m.dashboard_as_table_label({ label })}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? m.dashboard_as_chart() : m.dashboard_as_table()}
        </Button>
      </div>
      <p className={classes.total}>{formatNumber(now, getLocale())}</p>
      <Text size="sm" c="dimmed">
        {comparison(now - before, days.length)}
        {figure.key === 'payments' && takings(dashboard)}
      </Text>
      <div className={classes.drawing}>
        {asTable ? (
          <DayTable label={label} days={days} series={series} />
        ) : (
          <DayChart label={label} days={days} series={series} kind={figure.kind} />
        )}
      </div>
    </Panel>
  );
}

function comparison(more: number, days: number): string {
  if (more === 0) return m.dashboard_same({ days });
  const count = formatNumber(Math.abs(more), getLocale());
  return more > 0 ? m.dashboard_more({ count, days }) : m.dashboard_fewer({ count, days });
}

function takings({ takings: sums }: Dashboard): string {
  if (sums.length === 0) return '';
  const locale = getLocale();
  const words = sums.map(({ currency, amount }) => formatMajor(amount, currency, locale));
  return ` ${m.dashboard_takings({ sums: formatList(words, locale) })}`;
}
