import { productTimeZone } from '@udaya/core/product-time-zone';
import { cutToLength } from '@udaya/format/cut-graphemes';
import * as m from '@udaya/messages';
import { type CalendarEvent, writeCalendar } from '../../../platform/calendar/write-calendar.ts';
import type { UserCall } from '../../../platform/call-context.ts';
import { runInLocale } from '../../../platform/locale/current-locale.ts';
import { readPlan } from './read-plan.ts';
import { addressOf } from './report-address.ts';

export interface PlanDeps {
  publicUrl: () => string;
  names: { productName: string };
}

interface AskedPlan {
  id: string;
  /** The day of the first task; next Monday without it. */
  start?: string | undefined;
  named?: 'true' | 'false' | undefined;
}

/** How many weeks follow the first one in a month's plan. */
const weeksAfter = 3;

/**
 * The plan of the version of a report that is shown as a calendar: the week's task on the first day, the month's on the same weekday of the
 * three weeks after. It counts as a download.
 * @throws Failure `record.missing`, of a report without a plan too; `report.unpaid`, `report.refunded`, `report.withdrawn`, `report.not_ready`
 */
export async function makePlanCalendar(
  ctx: UserCall & PlanDeps,
  { id, start = nextMonday(), named }: AskedPlan,
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { presented, shown, plan } = await readPlan(ctx, { id, named }, 'schedule');
  const { publicUrl, names } = ctx;
  const address = new URL(publicUrl());
  const event = (task: string, place: string, weeks: number): CalendarEvent[] => {
    if (task === '') return [];
    return [
      {
        uid: `${id}-v${shown.version}-${place}@${address.host}`,
        day: weeks === 1 ? start : Temporal.PlainDate.from(start).add({ weeks: 1 }).toString(),
        weeks,
        title: titleOf(task),
        description: `${task}\n\n${m.report_calendar_from({ product: names.productName })}`,
        url: addressOf(address.href, presented),
      },
    ];
  };
  const file = runInLocale(presented.lang, () => ({
    fileName: m.report_calendar_file(),
    bytes: writeCalendar({
      name: m.report_calendar_name({ product: names.productName }),
      maker: names.productName,
      lang: presented.lang,
      writtenAt: new Date(),
      events: [
        ...event(plan.week, 'week-1', 1),
        ...plan.month.flatMap((task, index) => event(task, `month-${index + 1}`, weeksAfter)),
      ],
    }),
  }));
  await ctx.auditReading('report.downloaded', id);
  return file;
}

function nextMonday(): string {
  const today = Temporal.Now.plainDateISO(productTimeZone);
  return today.add({ days: 8 - today.dayOfWeek }).toString();
}

const longestTitle = 100;

/** The first sentence of a task, as far as a calendar shows one. */
function titleOf(task: string): string {
  const [first = task] = task.split(/(?<=[.!?।]["”’]?)\s+/u, 1);
  const cut = cutToLength(first, longestTitle);
  return cut === first ? first : `${cut.replace(/\s+\S*$/u, '')} …`;
}
