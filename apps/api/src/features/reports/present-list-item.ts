import type { ReportListItem } from '@udaya/contract/reports';
import type { Role } from '@udaya/core/identity/roles';
import { presentEntry } from '@udaya/core/reports/present-report';
import type { ListedReport } from './store-lists.ts';
import { toListItem } from './to-wire.ts';

/** A stored report as the lists of a role show it. */
export function presentListItem(report: ListedReport, role: Role, publicUrl: string): ReportListItem {
  return toListItem(presentEntry(role, report), publicUrl);
}
