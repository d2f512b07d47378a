import type { ReportListItem } from '@udaya/contract/reports';

/** The page of a report: a group's has one of its own. */
export function reportPath({ userType }: Pick<ReportListItem, 'userType'>) {
  return userType === 'GROUP' ? '/enterprise/report-summary/$id' : '/users-birthchart/$id';
}
