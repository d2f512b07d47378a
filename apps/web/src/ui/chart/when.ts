import { formatDay } from '@udaya/format/format-day';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';

/** What a count of a chart is of: a day, or the seven days that begin with it. */
export type Every = 'day' | 'week';

/** What a count is of, in words. */
export function whenText(day: string, every: Every): string {
  const text = formatDay(day, getLocale());
  return every === 'week' ? m.dashboard_plot_week({ day: text }) : text;
}

/** All of them together. */
export function allText(every: Every): string {
  return every === 'week' ? m.dashboard_plot_all_weeks() : m.dashboard_plot_all_days();
}
