import type { PresentedReport } from '@udaya/core/reports/present-report';

/** Where a report is read, by whose it is. */
export function addressOf(
  publicUrl: string,
  { id, userType }: Pick<PresentedReport, 'id' | 'userType'>,
): string {
  const page = userType === 'GROUP' ? '/enterprise/report-summary/' : '/users-birthchart/';
  return new URL(page + id, publicUrl).href;
}
