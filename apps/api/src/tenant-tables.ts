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
    table: 'consents',
    of: 'reports',
    column: 'report_id',
    may: {
      groupAdmin: ['select', 'insert', 'update'],
      branchAdmin: ['select', 'insert', 'update'],
      groupUser: ['insert'],
    },
  },
  { table: 'report_sensitive', of: 'reports', column: 'report_id', may: { groupAdmin: ['select'] } },
  { table: 'report_openings', of: 'reports', column: 'report_id', may: { groupAdmin: ['select'] } },
  {
    table: 'group_duties',
    rows: { groupAdmin: ofGroup },
    may: { groupAdmin: ['select', 'insert', 'update'] },
  },
  { table: 'group_terms', rows: { groupAdmin: ofGroup }, may: { groupAdmin: ['select', 'insert'] } },
  { table: 'retention_notices', rows: { groupAdmin: ofGroup }, may: { groupAdmin: ['select', 'delete'] } },
  { table: 'report_erasures', rows: { groupAdmin: ofGroup }, may: { groupAdmin: ['insert'] } },
];
