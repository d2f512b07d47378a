import type { Dashboard, FigureKey } from '@udaya/contract/dashboard';
import * as m from '@udaya/messages';
import type { DaySeries, Tone } from '../../../ui/chart/chart-types.ts';

/** One panel of the dashboard: what is counted, and how it is drawn. */
export interface Figure {
  key: string;
  title: () => string;
  kind: 'bars' | 'lines';
  parts: readonly [figure: FigureKey, tone: Tone, label: () => string][];
}

export const figures: readonly Figure[] = [
  {
    key: 'reports',
    title: m.dashboard_reports,
    kind: 'bars',
    parts: [
      ['consumerReports', 'lead', m.dashboard_consumer_reports],
      ['groupReports', 'warm', m.dashboard_group_reports],
    ],
  },
  {
    key: 'payments',
    title: m.dashboard_payments,
    kind: 'lines',
    parts: [['payments', 'lead', m.dashboard_payments]],
  },
  {
    key: 'signUps',
    title: m.dashboard_sign_ups,
    kind: 'lines',
    parts: [['signUps', 'lead', m.dashboard_sign_ups]],
  },
  {
    key: 'failures',
    title: m.dashboard_failures,
    kind: 'bars',
    parts: [
      ['failedReports', 'lead', m.dashboard_failed_reports],
      ['failedPayments', 'warm', m.dashboard_failed_payments],
      ['failedMails', 'soft', m.dashboard_failed_mails],
    ],
  },
];

/** The series of a panel. */
export function seriesOf({ parts }: Figure, { days }: Dashboard): DaySeries[] {
  return parts.map(([key, tone, label]) => ({
    key,
    tone,
    label: label(),
    values: days.map((day) => day[key]),
  }));
}

/** How much of a panel was counted in all, in the days that are shown and in as many before. */
export function totalsOf({ parts }: Figure, { days, before }: Dashboard): { now: number; before: number } {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    now: sum(days.flatMap((day) => parts.map(([key]) => day[key]))),
    before: sum(parts.map(([key]) => before[key])),
  };
}
