import type { ReportListItem } from '@udaya/contract/reports';
import { enteredTime } from '@udaya/core/births/clock-time';
import type { Role } from '@udaya/core/identity/roles';
import { type PresentedEntry, presentEntry } from '@udaya/core/reports/present-report';
import { localPlace } from '../../places/local-place.ts';
import { repaymentUrl } from './read-payable.ts';
import type { ListedReport } from './store-lists.ts';

/** A stored report as the lists of a role show it. */
export function presentListItem(report: ListedReport, role: Role, publicUrl: string): ReportListItem {
  return toListItem(presentEntry(role, report), publicUrl);
}

/** A report as lists carry it. */
export function toListItem(entry: PresentedEntry, publicUrl: string): ReportListItem {
  const { birthTime } = entry;
  return {
    id: entry.id,
    birthInputId: entry.id,
    userType: entry.userType,
    name: entry.name,
    gender: entry.gender,
    dateOfBirth: birthTime.localDate,
    timeOfBirth: enteredTime(birthTime.localTime, birthTime.accuracy),
    timeAccuracy: birthTime.accuracy,
    placeOfBirth: localPlace(entry.placeDescription),
    reportType: entry.reportType,
    refferedBy: entry.referredBy,
    reportLanguage: entry.reportLanguage,
    createdDate: entry.createdAt.toISOString(),
    paymentStatus: entry.paymentStatus,
    paymentUnderway: entry.paymentUnderway,
    paymentId: entry.paymentId,
    rePaymentUrl: entry.actions.includes('pay') ? repaymentUrl(publicUrl, entry.id) : null,
    stage: entry.stage,
    withdrawn: entry.withdrawn,
    actions: entry.actions,
  };
}
