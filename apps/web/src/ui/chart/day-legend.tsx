import { formatNumber } from '@udaya/format/format-number';
import { getLocale } from '@udaya/messages/runtime';
import type { DaySeries } from './chart-types.ts';
import classes from './day-chart.module.css';
import { sumOf } from './in-words.ts';
import { allText, type Every, whenText } from './when.ts';

interface Props {
  days: readonly string[];
  series: readonly DaySeries[];
  /** The day that is pointed at; all of them otherwise. */
  shown: number | undefined;
  every: Every;
}

/** What the colours of a chart mean, with the counts of the day that is pointed at, or of all days. */
export function DayLegend({ days, series, shown, every }: Props) {
  const locale = getLocale();
  return (
    <div className={classes.legend}>
      <span className={classes.when}>
        {shown === undefined ? allText(every) : whenText(days[shown] ?? '', every)}
      </span>
      <ul>
        {series.map((one) => (
          <li key={one.key}>
            <span className={classes.swatch} data-tone={one.tone} aria-hidden="true" />
            {one.label}
            <b>{formatNumber(shown === undefined ? sumOf(one) : (one.values[shown] ?? 0), locale)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
