import { groupTypes } from '@udaya/core/groups/group-types';
import { groupRoles } from '@udaya/core/identity/roles';
import * as z from 'zod/mini';
import { route } from './route.ts';

const tag = 'Groups';

export const GroupUserDashboard = z.object({
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string(),
  email: z.string(),
  roleDescription: z.string(),
  groupType: z.enum(groupTypes),
  groupName: z.string(),
  branchName: z.nullable(z.string()),
});
export type GroupUserDashboard = z.infer<typeof GroupUserDashboard>;

/** Enterprise groups. */
export const groups = {
  readDashboard: route({
    method: 'GET',
    path: '/group/userdashboard',
    access: groupRoles,
    refuses: ['record.missing'],
    tag,
    summary: 'Who the enterprise user is',
    reply: GroupUserDashboard,
  }),

  countReports: route({
    method: 'GET',
    path: '/group/reportdashboard',
    access: groupRoles,
    tag,
    summary: 'How many reports the enterprise user can see',
    reply: z.object({ totalCount: z.int() }),
  }),
};
