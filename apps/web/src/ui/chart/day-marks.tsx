import { area, curveStep, line, stack } from 'd3-shape';
import type { DaySeries } from './chart-types.ts';
import classes from './day-chart.module.css';
import type { Plot } from './plot.ts';

interface Props {
  drawn: Plot;
  series: readonly DaySeries[];
}

/** A bar a day, with a piece for each series. */
export function DayBars({ drawn, series }: Props) {
  const days = [...(series[0]?.values.keys() ?? [])];
  const stacked = stack<number, DaySeries>()
    .keys(series)
    .value((day, { values }) => values[day] ?? 0)(days);
  return (
    <g className={classes.bars}>
      {stacked.map((pieces) => (
        <g key={pieces.key.key} data-tone={pieces.key.tone}>
          {pieces.map(([from, to], day) =>
            to > from ? (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar has nothing but its day
                key={day}
                {...drawn.barOf(day)}
                y={drawn.y(to)}
                height={Math.max(1, drawn.y(from) - drawn.y(to))}
              />
            ) : null,
          )}
        </g>
      ))}
    </g>
  );
}

/** A line for each series, in steps, since a count is of its whole day; its area softly below it. */
export function DayLines({ drawn, series, shown }: Props & { shown: number | undefined }) {
  const middle = (day: number) => drawn.barOf(day).x + drawn.barOf(day).width / 2;
  return (
    <g className={classes.lines}>
      {series.map(({ key, tone, values }) => {
        const points = [...values.entries()];
        const x = ([day]: [number, number]) => middle(day);
        const y = ([, value]: [number, number]) => drawn.y(value);
        return (
          <g key={key} data-tone={tone}>
            <path
              data-area
              d={area<[number, number]>(x, drawn.bottom, y).curve(curveStep)(points) ?? undefined}
            />
            <path d={line<[number, number]>(x, y).curve(curveStep)(points) ?? undefined} />
            {shown !== undefined && <circle cx={middle(shown)} cy={drawn.y(values[shown] ?? 0)} r={4.5} />}
          </g>
        );
      })}
    </g>
  );
}
