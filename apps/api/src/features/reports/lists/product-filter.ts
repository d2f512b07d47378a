import type { productReports } from '@udaya/contract/reports';
import { invalidField } from '@udaya/core/failure';
import { readPlacement } from '@udaya/core/reports/placement';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import { startOfDay } from '../../../platform/locale/start-of-day.ts';
import { askMobile } from '../intake/save-apart.ts';
import type { ReportSearch } from '../record/store-conditions.ts';

/** What the product admin narrows a list by, as it is sent. */
export type ProductQuery = Omit<output<typeof productReports.export.query>, 'sortOrder'>;

/**
 * What the product admin narrows a list by; what is empty does not count.
 * @throws Failure `request.invalid` on a filter that names nothing.
 */
export function productFilter(query: ProductQuery, peopleKey: Buffer): ReportSearch {
  const placement = readPlacement(query.planet, query.position);
  if (placement === 'planet') throw invalidField('planet', m.report_list_filter_planet_unknown());
  if (placement === 'position') throw invalidField('position', m.report_list_filter_position_unreal());
  return {
    userType: query.userType ?? 'ASTROUSER',
    createdFrom: startOfDay(query.reportCreatedDate, query.timeZone),
    createdBefore: startOfDay(query.reportCreatedEndDate, query.timeZone, 1),
    name: query.userName,
    referredBy: query.refferedBy,
    city: query.city,
    mobile: query.mobile ? askMobile(peopleKey, query.mobile) : undefined,
    placement,
    groupId: query.groupMasterId,
    branchId: query.branchId,
    ownerId: query.userId,
  };
}
