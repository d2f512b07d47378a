import type pg from 'pg';

/** A query as the route takes it. */
type Query = Record<string, string>;

/** What the product admin's list is asked for: each filter alone, several at once, first pages and deep ones. */
export async function productSearches(pool: pg.Pool): Promise<[name: string, query: Query][]> {
  const { rows } = await pool.query<Record<'owner_id' | 'group_id' | 'branch_id', string>>(
    'select owner_id, group_id, branch_id from reports where branch_id is not null order by id desc limit 1',
  );
  const [staff] = rows;
  if (!staff) throw new Error('There is no report of a group.');
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const month = { reportCreatedDate: day(60), reportCreatedEndDate: day(30) };
  const moon = { planet: 'Moon##4' };
  const deep = { page: '999' };
  const ofGroups = { userType: 'GROUP' };
  return [
    ['page 1', {}],
    ['page 1,000', deep],
    ['page 1,000, oldest first', { ...deep, sortOrder: 'asc' }],
    ['100 rows', { size: '100' }],
    ['groups', ofGroups],
    ['groups, page 1,000', { ...ofGroups, ...deep }],
    ['planet and position', moon],
    ['planet and position, page 1,000', { ...moon, ...deep }],
    ['part of a name', { userName: 'kum' }],
    ['part of a name, page 1,000', { userName: 'kum', ...deep }],
    ['part of a name, page 1,000, oldest', { userName: 'kum', ...deep, sortOrder: 'asc' }],
    ['part of a rarer name', { userName: 'leela n' }],
    ['one letter', { userName: 'a' }],
    ['one letter, page 1,000', { userName: 'a', ...deep }],
    ['two letters', { userName: 'ka' }],
    ['part of a Tamil name', { userName: 'மீனா' }],
    ['one Tamil letter', { userName: 'ம' }],
    ['part of a Hindi name', { userName: 'लक्ष' }],
    ['a sign that no name has', { userName: '%%%' }],
    ['referred by', { refferedBy: 'mani' }],
    ['city', { city: 'chennai' }],
    ['city, page 1,000', { city: 'chennai', ...deep }],
    ['mobile', { mobile: '9000000777' }],
    ['days', month],
    ['one day', { reportCreatedDate: day(400), reportCreatedEndDate: day(400) }],
    ['a year, page 1,000', { reportCreatedDate: day(700), reportCreatedEndDate: day(335), ...deep }],
    [
      'a year, part of a name',
      { reportCreatedDate: day(700), reportCreatedEndDate: day(335), userName: 'kum' },
    ],
    ['a year, one letter', { reportCreatedDate: day(700), reportCreatedEndDate: day(335), userName: 'a' }],
    ['planet, city', { ...moon, city: 'chennai' }],
    ['planet, one letter, city, page 10', { ...moon, userName: 'a', city: 'chennai', page: '9' }],
    [
      'all at once',
      {
        ...moon,
        position: '4',
        userName: 'kum',
        refferedBy: 'self',
        city: 'chennai',
        reportCreatedDate: day(900),
        reportCreatedEndDate: day(1),
      },
    ],
    ['nothing found', { userName: 'zzqx' }],
    [
      'nothing found by five filters',
      { ...moon, ...month, userName: 'a', city: 'chennai', refferedBy: 'zz' },
    ],
    ['a page beyond the last', { userName: 'leela n', page: '99999' }],
    ['group', { ...ofGroups, groupMasterId: staff.group_id }],
    ['group, planet, one letter', { ...ofGroups, groupMasterId: staff.group_id, ...moon, userName: 'a' }],
    ['branch, city', { ...ofGroups, branchId: staff.branch_id, city: 'chennai' }],
    ['user', { ...ofGroups, userId: staff.owner_id }],
    ['groups, part of a name', { ...ofGroups, userName: 'kum' }],
  ];
}

/** What the list of a group is asked for by each of its roles. */
export function groupSearches(): Record<'admin' | 'branchAdmin' | 'user', [name: string, query: Query][]> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const year = { reportCreatedDate: day(700), reportCreatedEndDate: day(335) };
  const deep = { page: '99' };
  const branch = { branchId: 'bench-branch-1' };
  const user = { groupUserId: 'bench-staff-1' };
  const every: [string, Query][] = [
    ['page 1', {}],
    ['page 100', deep],
    ['page 1,000', { page: '999' }],
    ['100 rows, oldest first', { size: '100', sortOrder: 'asc' }],
    ['part of a name', { name: 'kum' }],
    ['part of a name, page 100', { name: 'kum', ...deep }],
    ['part of a rarer name', { name: 'leela n' }],
    ['one letter', { name: 'a' }],
    ['one letter, page 100', { name: 'a', ...deep }],
    ['two letters', { name: 'ka' }],
    ['part of a Tamil name', { name: 'மீனா' }],
    ['referred by', { refferedBy: 'mani' }],
    ['city', { city: 'chennai' }],
    ['city, page 100', { city: 'chennai', ...deep }],
    ['mobile', { mobile: '9000000001' }],
    ['days', { reportCreatedDate: day(60), reportCreatedEndDate: day(30) }],
    ['a year, part of a name', { ...year, name: 'kum' }],
    ['a year, one letter', { ...year, name: 'a' }],
    ['all at once', { ...year, name: 'kum', refferedBy: 'self', city: 'chennai' }],
    ['nothing found', { name: 'zzqx' }],
    ['nothing found by two filters', { name: 'a', refferedBy: 'zz' }],
  ];
  const byUser: [string, Query][] = [
    ['user', user],
    ['user, one letter', { ...user, name: 'a' }],
  ];
  return {
    admin: [
      ...every,
      ['branch', branch],
      ['branch, page 100', { ...branch, ...deep }],
      ['branch, city', { ...branch, city: 'chennai' }],
      ['branch, one letter', { ...branch, name: 'a' }],
      ['branch and user', { ...branch, ...user }],
      ['branch and user of elsewhere', { branchId: 'bench-branch-7', groupUserId: 'bench-staff-90' }],
      ...byUser,
    ],
    branchAdmin: [...every, ...byUser],
    user: every,
  };
}
