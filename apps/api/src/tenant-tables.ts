import type { TenantTable } from './platform/database/tenant-table.ts';

const ofGroup = { column: 'group_id', holds: 'group' } as const;
const ofBranch = { column: 'branch_id', holds: 'branch' } as const;
const own = { column: 'owner_id', holds: 'user' } as const;
const byScope = { groupAdmin: ofGroup, branchAdmin: ofBranch, groupUser: own } as const;

/** Every table that a verb of a group's role says a statement on, with what each role may do there. */
export const tenantTables: readonly TenantTable[] = [
  {
    table: 'reports',
    rows: byScope,
    may: {
      groupAdmin: ['select', 'insert', 'update', 'delete'],
      branchAdmin: ['select', 'insert', 'update'],
      groupUser: ['select', 'insert', 'update'],
    },
  },
  {
    table: 'report_versions',
    of: 'reports',
    column: 'report_id',
    may: { groupAdmin: ['select'], branchAdmin: ['select'], groupUser: ['select'] },
  },
  {
    table: 'users',
    rows: { groupAdmin: ofGroup, branchAdmin: ofBranch, groupUser: { column: 'id', holds: 'user' } },
    may: {
      groupAdmin: ['select', 'update'],
      branchAdmin: ['select', 'update'],
      groupUser: ['select', 'update'],
    },
  },
  {
    table: 'one_time_tokens',
    of: 'users',
    column: 'user_id',
    may: { groupAdmin: ['select', 'update'], branchAdmin: ['select', 'update'] },
  },
  {
    table: 'groups',
    rows: {
      groupAdmin: { column: 'id', holds: 'group' },
      branchAdmin: { column: 'id', holds: 'group' },
      groupUser: { column: 'id', holds: 'group' },
    },
    may: { groupAdmin: ['select'], branchAdmin: ['select'], groupUser: ['select'] },
  },
  {
    table: 'branches',
    rows: {
      groupAdmin: ofGroup,
      branchAdmin: { column: 'id', holds: 'branch' },
      groupUser: { column: 'id', holds: 'branch' },
    },
    may: { groupAdmin: ['select', 'insert', 'update'], branchAdmin: ['select'], groupUser: ['select'] },
  },
  {
    table: 'member_files',
    rows: {
      groupAdmin: { column: 'user_id', holds: 'user' },
      branchAdmin: { column: 'user_id', holds: 'user' },
    },
    may: { groupAdmin: ['select', 'update'], branchAdmin: ['select', 'update'] },
  },
  {
    table: 'member_file_rows',
    of: 'member_files',
    column: 'file_id',
    may: { groupAdmin: ['select'], branchAdmin: ['select'] },
  },
];
