import { formatNumber } from '@udaya/format/format-number';
import { getLocale } from '@udaya/messages/runtime';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { DaySeries } from './chart-types.ts';

/** The height of a chart in pixels, its days below it included. */
export const chartHeight = 200;
const room = { top: 10, right: 2, bottom: 28 };
const letterWidth = 8;
const dayLabelWidth = 64;

/** Where everything of a chart stands, in pixels. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  y(value: number): number;
  yTicks: readonly number[];
  yLabel(value: number): string;
  /** The days that are named, by their index. */
  dayTicks: readonly number[];
  /** The place of a day's bar. */
  barOf(index: number): { x: number; width: number };
  /** The place of a day, with the gap around its bar. */
  columnOf(index: number): { x: number; width: number };
  /** The day that lies nearest to a place. */
  dayAt(x: number): number;
}

/** Lays out a chart of so many pixels. */
export function plot({
  width,
  days,
  series,
  stacked,
}: {
  width: number;
  days: readonly string[];
  series: readonly DaySeries[];
  stacked: boolean;
}): Plot {
  const highest = Math.max(1, ...days.map((_, index) => heightOf(series, index, stacked)));
  const [top, bottom] = [room.top, chartHeight - room.bottom];
  const y = scaleLinear([0, highest], [bottom, top]).nice(4);
  const yTicks = y.ticks(4).filter(Number.isInteger);
  const yLabel = (value: number) => formatNumber(value, getLocale());
  const left = Math.max(...yTicks.map((value) => yLabel(value).length)) * letterWidth + 12;
  const right = Math.max(left + 1, width - room.right);
  const bars = scaleBand<number>([...days.keys()], [left, right])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const step = bars.step();
  const every = Math.max(1, Math.ceil(dayLabelWidth / step));
  const columnOf = (index: number) => ({ x: left + index * step, width: step });
  return {
    left,
    right,
    top,
    bottom,
    y,
    yTicks,
    yLabel,
    dayTicks: [...days.keys()].filter(
      (index) => (days.length - 1 - index) % every === 0 && index * step > 20 - left,
    ),
    barOf: (index) => ({ x: bars(index) ?? 0, width: bars.bandwidth() }),
    columnOf,
    dayAt: (x) => Math.min(days.length - 1, Math.max(0, Math.floor((x - left) / step))),
  };
}

function heightOf(series: readonly DaySeries[], index: number, stacked: boolean): number {
  const values = series.map(({ values }) => values[index] ?? 0);
  return stacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
}
