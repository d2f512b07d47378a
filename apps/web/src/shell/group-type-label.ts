import type { GroupType } from '@udaya/core/groups/group-types';
import * as m from '@udaya/messages';

/** What each kind of group is called. */
export const groupTypeLabels: Record<GroupType, () => string> = {
  NGO: m.group_type_ngo,
  UNIVERSITY: m.group_type_university,
  Doctor: m.group_type_doctor,
  Clinic: m.group_type_clinic,
  Hospital: m.group_type_hospital,
};
