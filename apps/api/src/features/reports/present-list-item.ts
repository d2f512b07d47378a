import type { ReportListItem } from '@udaya/contract/reports';
import { toTwelveHour } from '@udaya/core/births/parse-birth-time';
import type { Role } from '@udaya/core/identity/roles';
import { actionsOn } from '@udaya/core/reports/report-actions';
import { repaymentUrl } from './repayment-url.ts';
import type { ListedReport } from './store.ts';

/** A stored report as lists show it. */
export function presentListItem(report: ListedReport, role: Role, publicUrl: string): ReportListItem {
  const actions = actionsOn(report, role);
  return {
    id: report.id,
    birthInputId: report.id,
    name: report.name,
    gender: report.gender,
    dateOfBirth: report.dateOfBirth,
    timeOfBirth: presentTime(report.timeOfBirth),
    timeAccuracy: report.timeAccuracy,
    placeOfBirth: report.placeDescription,
    reportType: report.reportType,
    refferedBy: report.referredBy,
    createdDate: report.createdAt.toISOString(),
    paymentStatus: report.paymentStatus,
    paymentUnderway: report.paymentUnderway ?? false,
    paymentId: role === 'user' ? (report.paymentId ?? null) : null,
    rePaymentUrl: actions.includes('pay') ? repaymentUrl(publicUrl, report.id) : null,
    stage: report.stage,
    actions,
  };
}

/** A stored clock time HH:mm:ss as 07:05:00 PM. */
export function presentTime(clock: string): string {
  const [hour, minute, second] = clock.split(':').map(Number);
  return toTwelveHour({ hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 });
}
