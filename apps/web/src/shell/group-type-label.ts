import type { GroupType } from '@udaya/core/groups/group-types';
import * as m from '@udaya/messages';

/** What each kind of group is called. */
export const groupTypeLabels: Record<GroupType, () => string> = {
  NGO: m.groups_type_ngo,
  UNIVERSITY: m.groups_type_university,
  Doctor: m.groups_type_doctor,
  Clinic: m.groups_type_clinic,
  Hospital: m.groups_type_hospital,
};
