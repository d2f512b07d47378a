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

const eachMay = <const D extends readonly ('select' | 'insert' | 'update' | 'delete')[]>(
  ...privileges: D
) => ({
  groupAdmin: privileges,
  branchAdmin: privileges,
  groupUser: privileges,
});

/**
 * Every table with rows of a tenant: that a verb of a group's role says a statement on, with whose rows each role reaches and what it may do there; and those
 * with a group, an owner or a report of which groups have nothing.
 */
export const tenantTables: readonly TenantTable[] = [
  { table: 'reports', rows: byScope, may: eachMay('select', 'insert', 'update', 'delete') },
  { table: 'report_search', rows: byScope, may: eachMay('select') },
  { table: 'report_versions', of: 'reports', column: 'report_id', may: eachMay('select') },
  { table: 'report_corrections', of: 'reports', column: 'report_id', may: eachMay('select') },
  {
    table: 'report_feedback',
    of: 'reports',
    column: 'report_id',
    may: eachMay('select', 'insert', 'update', 'delete'),
  },
  // What somebody flags is theirs alone, also within a group.
  {
    table: 'report_upsets',
    rows: {
      groupAdmin: { column: 'account_id', holds: 'user' },
      branchAdmin: { column: 'account_id', holds: 'user' },
      groupUser: { column: 'account_id', holds: 'user' },
    },
    may: eachMay('select'),
  },
  { table: 'reviews', closed: true },
  { table: 'report_openings', of: 'reports', column: 'report_id', may: eachMay('select') },
  { table: 'report_sensitive', of: 'reports', column: 'report_id', may: eachMay('select', 'insert') },
  { table: 'report_people', of: 'reports', column: 'report_id', may: eachMay('select', 'insert') },
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
  // Whoever looks after accounts ends their sessions and links, and has them told by mail.
  { table: 'sessions', of: 'users', column: 'user_id', may: eachMay('select', 'update', 'delete') },
  { table: 'known_networks', rows: own, may: eachMay('select', 'insert', 'update', 'delete') },
  { table: 'one_time_tokens', of: 'users', column: 'user_id', may: eachMay('select', 'insert', 'update') },
  { table: 'notifications', rows: own, adds: true, may: eachMay('select', 'insert', 'update', 'delete') },
  {
    table: 'audit_log',
    rows: {
      // Who opened what is the whole group's; what one did oneself is asked for without it.
      groupAdmin: ofGroup,
      branchAdmin: { column: 'actor_id', holds: 'user' },
      groupUser: { column: 'actor_id', holds: 'user' },
    },
    adds: true,
    may: eachMay('select', 'insert'),
  },
  { table: 'mails', of: 'users', column: 'account_id', may: eachMay('select', 'insert') },
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
  { table: 'report_archives', rows: own, may: eachMay('select', 'insert', 'update', 'delete') },
  {
    table: 'report_archive_items',
    of: 'report_archives',
    column: 'archive_id',
    may: eachMay('select', 'insert'),
  },
  // Whoever may not read a report any more does not get its PDF out of an archive either.
  { table: 'report_archive_files', of: 'reports', column: 'report_id', may: eachMay('select') },
  {
    table: 'report_students',
    of: 'reports',
    column: 'report_id',
    may: eachMay('select'),
  },
  {
    table: 'birth_imports',
    rows: { groupAdmin: ofGroup, groupUser: made },
    may: { groupAdmin: ['select'], groupUser: ['select'] },
  },
  {
    table: 'birth_import_rows',
    of: 'birth_imports',
    column: 'import_id',
    may: { groupAdmin: ['select'], groupUser: ['select'] },
  },
  {
    table: 'birth_import_places',
    of: 'birth_imports',
    column: 'import_id',
    may: { groupAdmin: ['select'], groupUser: ['select'] },
  },
  {
    table: 'birth_import_errors',
    of: 'birth_imports',
    column: 'import_id',
    may: { groupAdmin: ['select'], groupUser: ['select'] },
  },
  {
    table: 'group_duties',
    rows: { groupAdmin: ofGroup },
    may: { groupAdmin: ['select', 'insert', 'update'] },
  },
  { table: 'group_terms', rows: { groupAdmin: ofGroup }, may: { groupAdmin: ['select', 'insert'] } },
  { table: 'retention_notices', rows: { groupAdmin: ofGroup }, may: { groupAdmin: ['select', 'delete'] } },
  { table: 'report_erasures', rows: { groupAdmin: ofGroup }, may: { groupAdmin: ['select', 'insert'] } },
  { table: 'places', shared: 'the gazetteer, the same for everybody', may: eachMay('select') },
  { table: 'place_names', shared: 'the gazetteer, the same for everybody', may: eachMay('select') },
  { table: 'report_writings', closed: true },
  { table: 'reading_links', closed: true },
  // Parents alone take part, of reports of their own.
  { table: 'blind_test_areas', closed: true },
  { table: 'blind_test_open', closed: true },
  { table: 'invoices', closed: true },
  { table: 'complimentary_grants', closed: true },
  { table: 'model_calls', closed: true },
  { table: 'account_deletions', closed: true },
  { table: 'address_requests', closed: true },
  { table: 'login_tries', closed: true },
  { table: 'orders', closed: true },
  { table: 'order_steps', closed: true },
  { table: 'captures', closed: true },
  { table: 'refunds', closed: true },
  { table: 'receipts', closed: true },
  { table: 'credit_notes', closed: true },
  { table: 'webhook_events', closed: true },
  { table: 'server_errors', closed: true },
  { table: 'rate_limits', closed: true },
  { table: 'knowledge_uploads', closed: true },
];

const ofTexts = 'texts of the knowledge base, which belong to the product';

/** Tables in which nobody has rows, and why: no policy stands on them, and the roles of groups may do nothing there. */
export const tenantless: Readonly<Record<string, string>> = {
  passages: ofTexts,
  knowledge_versions: ofTexts,
  knowledge_entries: ofTexts,
  knowledge_holds: ofTexts,
  knowledge_upload_rows: ofTexts,
  knowledge_upload_errors: ofTexts,
  text_drafts: ofTexts,
  wording_bank: ofTexts,
  blind_test_rounds: 'rounds of the blind test, which are public',
  blind_test_draws: 'what was drawn and chosen, of nobody’s report',
  captchas: 'riddles, asked before anybody is known',
  list_counts: 'totals of whole lists',
  receipt_serials: 'the next number of a year',
  credit_note_serials: 'the next number of a year',
  model_budgets: 'what the day’s calls may cost in all',
  product_processes: 'how the servers and workers are',
  installation: 'marks of the database itself',
  loaded_data: 'which files were loaded',
};
