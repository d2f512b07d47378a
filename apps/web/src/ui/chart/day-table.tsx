import { VisuallyHidden } from '@mantine/core';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { DaySeries } from './chart-types.ts';
import classes from './day-table.module.css';
import { sumOf } from './in-words.ts';
import { allText, type Every, whenText } from './when.ts';

interface Props {
  /** What is counted, in words. */
  label: string;
  /** yyyy-MM-dd, one after the other. */
  days: readonly string[];
  series: readonly DaySeries[];
  /** Counts of weeks, each named by its first day. */
  every?: Every;
}

/** The figures of a chart as a table, the latest day first. */
export function DayTable({ label, days, series, every = 'day' }: Props) {
  const locale = getLocale();
  const number = (value: number) => formatNumber(value, locale);
  return (
    // What scrolls must be scrolled by the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              {every === 'week' ? m.dashboard_plot_table_week() : m.dashboard_plot_table_day()}
            </th>
            {series.map((one) => (
              <th key={one.key} scope="col">
                {one.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days.entries()].toReversed().map(([index, day]) => (
            <tr key={day}>
              <th scope="row">{whenText(day, every)}</th>
              {series.map((one) => (
                <td key={one.key}>{number(one.values[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{allText(every)}</th>
            {series.map((one) => (
              <td key={one.key}>{number(sumOf(one))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
