import type { TenantTable } from './platform/database/tenant-table.ts';

const ofGroup = { column: 'group_id', holds: 'group' } as const;
const ofBranch = { column: 'branch_id', holds: 'branch' } as const;
const made = { column: 'owner_id', holds: 'user' } as const;
const byScope = { groupAdmin: ofGroup, branchAdmin: ofBranch, groupUser: made } as const;

const itself = { column: 'id', holds: 'user' } as const;
const ofUser = { column: 'user_id', holds: 'user' } as const;
const own = { groupAdmin: ofUser, branchAdmin: ofUser, groupUser: ofUser } as const;
const itsBranch = { column: 'id', holds: 'branch' } as const;
const itsGroup = { column: 'id', holds: 'group' } as const;

const eachMay = <const D extends readonly ('select' | 'insert' | 'update' | 'delete')[]>(...deeds: D) => ({
  groupAdmin: deeds,
  branchAdmin: deeds,
  groupUser: deeds,
});

/**
 * Every table that a verb of a group's role says a statement on, with whose rows each role reaches and what it may do there; and those
 * with a group, an owner or a report of which groups have nothing.
 */
export const tenantTables: readonly TenantTable[] = [
  { table: 'reports', rows: byScope, may: eachMay('select', 'insert', 'update', 'delete') },
  { table: 'report_search', rows: byScope, may: eachMay('select') },
  { table: 'report_versions', of: 'reports', column: 'report_id', may: eachMay('select') },
  { table: 'report_corrections', of: 'reports', column: 'report_id', may: eachMay('select') },
  { table: 'report_openings', of: 'reports', column: 'report_id', may: eachMay('select') },
  { table: 'report_sensitive', of: 'reports', column: 'report_id', may: eachMay('select', 'insert') },
  { table: 'consents', of: 'reports', column: 'report_id', may: eachMay('select', 'insert', 'update') },
  {
    table: 'groups',
    rows: { groupAdmin: itsGroup, branchAdmin: itsGroup, groupUser: itsGroup },
    may: eachMay('select', 'update'),
  },
  {
    table: 'branches',
    rows: { groupAdmin: ofGroup, branchAdmin: itsBranch, groupUser: itsBranch },
    may: eachMay('select', 'insert', 'update'),
  },
  { table: 'group_usage', rows: { groupAdmin: ofGroup, branchAdmin: ofBranch }, may: eachMay('select') },
  {
    table: 'users',
    rows: { groupAdmin: ofGroup, branchAdmin: ofBranch, groupUser: itself },
    may: eachMay('select', 'insert', 'update'),
  },
  { table: 'sessions', rows: own, may: eachMay('select', 'update', 'delete') },
  { table: 'known_networks', rows: own, may: eachMay('select', 'insert', 'update', 'delete') },
  { table: 'one_time_tokens', rows: own, may: eachMay('select', 'insert', 'update') },
  { table: 'notifications', rows: own, adds: true, may: eachMay('select', 'insert', 'update', 'delete') },
  {
    table: 'audit_log',
    rows: {
      // Who opened what is the whole group's; what one did oneself is asked for beside the wall.
      groupAdmin: ofGroup,
      branchAdmin: { column: 'actor_id', holds: 'user' },
      groupUser: { column: 'actor_id', holds: 'user' },
    },
    adds: true,
    may: eachMay('select', 'insert'),
  },
  {
    table: 'mails',
    rows: {
      groupAdmin: { column: 'account_id', holds: 'user' },
      branchAdmin: { column: 'account_id', holds: 'user' },
      groupUser: { column: 'account_id', holds: 'user' },
    },
    adds: true,
    may: eachMay('select', 'insert'),
  },
  {
    table: 'group_duties',
    rows: { groupAdmin: ofGroup },
    may: { groupAdmin: ['select', 'insert', 'update'] },
  },
  { table: 'group_terms', rows: { groupAdmin: ofGroup }, may: { groupAdmin: ['select', 'insert'] } },
  { table: 'retention_notices', rows: { groupAdmin: ofGroup }, may: { groupAdmin: ['select', 'delete'] } },
  { table: 'report_erasures', rows: { groupAdmin: ofGroup }, may: { groupAdmin: ['select', 'insert'] } },
  { table: 'places', shared: true, may: eachMay('select') },
  { table: 'place_names', shared: true, may: eachMay('select') },
  { table: 'invoices', closed: true },
  { table: 'complimentary_grants', closed: true },
];
