import { useElementSize } from '@mantine/hooks';
import { formatShortDay } from '@udaya/format/format-day';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { DaySeries } from './chart-types.ts';
import classes from './day-chart.module.css';
import { DayLegend } from './day-legend.tsx';
import { DayBars, DayLines } from './day-marks.tsx';
import { inWords } from './in-words.ts';
import { chartHeight, type Plot, plot } from './plot.ts';
import type { Every } from './when.ts';

interface Props {
  /** What is counted, in words. */
  label: string;
  /** yyyy-MM-dd, one after the other. */
  days: readonly string[];
  series: readonly DaySeries[];
  /** Bars stand on top of each other; lines each by itself. */
  kind: 'bars' | 'lines';
  /** Counts of weeks, each named by its first day. */
  every?: Every;
}

/**
 * Counts of days as a picture. Each day can be pointed at, or gone to with the arrow keys: what was counted then is shown below
 * and read out. The same figures stand in `DayTable`.
 */
export function DayChart({ label, days, series, kind, every = 'day' }: Props) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const [at, setAt] = useState<number>();
  const drawn = plot({ width, days, series, stacked: kind === 'bars' });
  const last = days.length - 1;
  const shown = at !== undefined && at <= last ? at : undefined;

  const move = (event: KeyboardEvent) => {
    const from = shown ?? last;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, to)));
  };
  const point = (event: PointerEvent<HTMLDivElement>) => {
    setAt(drawn.dayAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  };

  return (
    <div className={classes.chart}>
      <div
        ref={ref}
        className={classes.plot}
        role="slider"
        tabIndex={0}
        aria-label={
          every === 'week' ? m.dashboard_plot_label_week({ label }) : m.dashboard_plot_label({ label })
        }
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(shown ?? last) + 1}
        aria-valuetext={inWords(days, series, shown ?? last, every)}
        onKeyDown={move}
        onFocus={() => setAt((now) => now ?? last)}
        onBlur={() => setAt(undefined)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setAt(undefined)}
      >
        {width > 0 && (
          <svg width={width} height={chartHeight} className={classes.picture} aria-hidden="true">
            <Axes drawn={drawn} days={days} />
            {shown !== undefined && (
              <rect
                className={classes.pointed}
                {...drawn.columnOf(shown)}
                height={drawn.bottom - drawn.top}
                y={drawn.top}
              />
            )}
            {kind === 'bars' ? (
              <DayBars drawn={drawn} series={series} />
            ) : (
              <DayLines drawn={drawn} series={series} shown={shown} />
            )}
          </svg>
        )}
      </div>
      <DayLegend days={days} series={series} shown={shown} every={every} />
    </div>
  );
}

function Axes({ drawn, days }: { drawn: Plot; days: readonly string[] }) {
  const { left, right, bottom, y, yTicks, dayTicks, columnOf } = drawn;
  return (
    <g className={classes.axes}>
      {yTicks.map((value) => (
        <g key={value} transform={`translate(0 ${y(value)})`}>
          <line x1={left} x2={right} data-zero={value === 0 || undefined} />
          <text x={left - 8} dy="0.32em" textAnchor="end">
            {drawn.yLabel(value)}
          </text>
        </g>
      ))}
      {dayTicks.map((index) => {
        const { x, width } = columnOf(index);
        return (
          <text
            key={index}
            x={x + width / 2}
            y={bottom + 18}
            textAnchor={index === days.length - 1 && days.length > 14 ? 'end' : 'middle'}
          >
            {formatShortDay(days[index] ?? '', getLocale())}
          </text>
        );
      })}
    </g>
  );
}
