import type { productReports } from '@udaya/contract/reports';
import { invalidField } from '@udaya/core/failure';
import { placementCode, readPlacement } from '@udaya/core/reports/placement';
import * as m from '@udaya/messages';
import type { output } from 'zod/mini';
import { startOfDay } from '../../platform/locale/start-of-day.ts';
import type { ReportFilter } from './store-lists.ts';

/** What the product admin's list is asked for. */
export type ProductQuery = output<typeof productReports.list.query>;

/**
 * What the product admin narrows a list by; what is empty does not count.
 * @throws Failure `request.invalid` on a filter that names nothing, or that groups' reports do not have.
 */
export function productFilter(query: ProductQuery): ReportFilter {
  const userType = query.userType || 'ASTROUSER';
  // The account that made a group's report is the staff's: its city and number say nothing of the person.
  const ofPerson = userType === 'GROUP' ? (['city', 'mobile'] as const) : [];
  for (const name of ofPerson) if (query[name]) throw invalidField(name, m.query_not_with_group());
  const placement = readPlacement(query.planet, query.position);
  if (placement === 'planet') throw invalidField('planet', m.list_filter_planet_unknown());
  if (placement === 'position') throw invalidField('position', m.list_filter_position_unreal());
  return {
    userType,
    createdFrom: startOfDay(query.reportCreatedDate, query.timeZone),
    createdBefore: startOfDay(query.reportCreatedEndDate, query.timeZone, 1),
    nameContains: query.userName || undefined,
    referredByContains: query.refferedBy || undefined,
    ownerCityContains: query.city || undefined,
    ownerMobile: query.mobile || undefined,
    placement: placement && placementCode(placement),
    groupId: query.groupMasterId || undefined,
    branchId: query.branchId || undefined,
    ownerId: query.userId || undefined,
  };
}
