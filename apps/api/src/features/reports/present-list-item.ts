import type { ReportListItem } from '@udaya/contract/reports';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import { untouchedTime } from '@udaya/core/births/birth-words';
import { toTwelveHour } from '@udaya/core/births/parse-birth-time';
import type { Role } from '@udaya/core/identity/roles';
import { actionsOn } from '@udaya/core/reports/report-actions';
import { reportUserTypeOf } from '@udaya/core/reports/report-user-types';
import { repaymentUrl } from './repayment-url.ts';
import type { ListedReport } from './store-lists.ts';

/** A stored report as lists show it. */
export function presentListItem(report: ListedReport, role: Role, publicUrl: string): ReportListItem {
  const actions = actionsOn(report, role);
  return {
    id: report.id,
    birthInputId: report.id,
    userType: reportUserTypeOf(report),
    name: report.name,
    gender: report.gender,
    dateOfBirth: report.dateOfBirth,
    timeOfBirth: presentEnteredTime(report),
    timeAccuracy: report.timeAccuracy,
    placeOfBirth: report.placeDescription,
    reportType: report.reportType,
    refferedBy: report.referredBy,
    createdDate: report.createdAt.toISOString(),
    paymentStatus: report.paymentStatus,
    paymentUnderway: report.paymentUnderway,
    paymentId: role === 'user' ? report.paymentId : null,
    rePaymentUrl: actions.includes('pay') ? repaymentUrl(publicUrl, report.id) : null,
    stage: report.stage,
    actions,
  };
}

/** The time of a birth as it was entered. Of one that is not known midnight is no time, but the form's untouched field. */
export function presentEnteredTime({
  timeOfBirth,
  timeAccuracy,
}: Pick<BirthRecord, 'timeOfBirth' | 'timeAccuracy'>): string {
  const isUntouched = timeAccuracy === 'unknown' && timeOfBirth === '00:00:00';
  return isUntouched ? untouchedTime : presentTime(timeOfBirth);
}

/** A stored clock time HH:mm:ss as 07:05:00 PM. */
export function presentTime(clock: string): string {
  const [hour, minute, second] = clock.split(':').map(Number);
  return toTwelveHour({ hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 });
}
