import { type Dashboard, type dashboard, type FigureKey, figureKeys } from '@udaya/contract/dashboard';
import { toMajor } from '@udaya/core/money';
import { productTimeZone } from '@udaya/core/product-time-zone';
import type { output } from 'zod/mini';
import type { UserCall } from '../../platform/call-context.ts';
import { dayBounds } from '../../platform/locale/day-bounds.ts';
import { countSignUpsIn } from '../accounts/store-figures.ts';
import { countPaymentsIn, sumPaid } from '../billing/store-figures.ts';
import { countFailedMailsIn } from '../mails/store-figures.ts';
import { countReportsIn } from '../reports/lists/store-figures.ts';

/** What was counted of each of the last days, and of as many before them; each figure by one statement. */
export async function readDashboard(
  { db }: UserCall,
  { days: count, timeZone = productTimeZone }: output<typeof dashboard.read.query>,
): Promise<Dashboard> {
  const { days, bounds } = dayBounds(Temporal.Now.instant(), timeZone, 2 * count);
  const [first = new Date(), last = new Date()] = [bounds[count], bounds.at(-1)];
  const [reports, payments, signUps, mails, paid] = await Promise.all([
    countReportsIn(db, bounds),
    countPaymentsIn(db, bounds),
    countSignUpsIn(db, bounds),
    countFailedMailsIn(db, bounds),
    sumPaid(db, [first, last]),
  ]);
  const counted = days.map((_, index) =>
    figuresOf({ ...reports[index], ...payments[index], ...signUps[index], ...mails[index] }),
  );
  return {
    days: days.slice(count).map((day, index) => ({ day, ...figuresOf(counted[count + index] ?? {}) })),
    before: counted.slice(0, count).reduce(added, figuresOf({})),
    takings: paid.map((money) => ({ currency: money.currency, amount: toMajor(money) })),
  };
}

type Figures = Record<FigureKey, number>;

function figuresOf(counted: Partial<Figures>): Figures {
  return Object.fromEntries(figureKeys.map((key) => [key, counted[key] ?? 0])) as Figures;
}

const added = (sum: Figures, day: Figures) =>
  Object.fromEntries(figureKeys.map((key) => [key, sum[key] + day[key]])) as Figures;
