import { formatList } from '@udaya/format/format-list';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { DaySeries } from './chart-types.ts';
import { type Every, whenText } from './when.ts';

/** What was counted on a day or in a week, in one sentence. */
export function inWords(
  days: readonly string[],
  series: readonly DaySeries[],
  index: number,
  every: Every,
): string {
  const locale = getLocale();
  const counts = series.map(({ label, values }) =>
    m.dashboard_plot_count({ label, count: formatNumber(values[index] ?? 0, locale) }),
  );
  return m.dashboard_plot_day({
    day: whenText(days[index] ?? '', every),
    counts: formatList(counts, locale),
  });
}

/** What was counted of a series on all days. */
export function sumOf({ values }: Pick<DaySeries, 'values'>): number {
  return values.reduce((sum, value) => sum + value, 0);
}
