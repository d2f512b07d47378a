import type { ReportDetail } from '@udaya/contract/reports';
import * as m from '@udaya/messages';

const titles = { Child: m.report_link_child, Student: m.report_link_own, Adult: m.report_link_own };

/** For whom a link to a reading is: of a child mostly the other parent. */
export const linkTitle = ({ reportType }: Pick<ReportDetail, 'reportType'>): string => titles[reportType]();
