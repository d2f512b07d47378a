import type { FigureParts, GroupFigures, groupFigures } from '@udaya/contract/group-figures';
import { groupPeriods } from '@udaya/core/groups/figure-periods';
import type { Locale } from '@udaya/core/locale';
import { productTimeZone } from '@udaya/core/product-time-zone';
import { compareNames } from '@udaya/format/compare-names';
import type { output } from 'zod/mini';
import type { UserCall } from '../../../platform/call-context.ts';
import type { TenantDb } from '../../../platform/database/handles.ts';
import { dayBounds } from '../../../platform/locale/day-bounds.ts';
import { namesInBranches } from '../../accounts/branch-people.ts';
import { listOwnBranchNames } from '../../groups/list-branches.ts';
import { countByBranch, countByOwner, countWithinIn, type Span } from '../reading/store-parts.ts';

/** How many reports each of these branches has; they are branches that the actor reaches. */
export async function countReportsOfBranches(
  db: TenantDb,
  branchIds: readonly string[],
): Promise<Map<string, number>> {
  return countByBranch(db, branchIds);
}

/** The reports within the actor's reach over time, and by the parts that the actor looks after. */
export async function readGroupFigures(
  { db, locale }: UserCall,
  { days: count, timeZone = productTimeZone }: output<typeof groupFigures.readTrend.query>,
): Promise<GroupFigures> {
  const every = groupPeriods.find(({ days }) => days === count)?.every ?? 1;
  const { days, bounds } = dayBounds(Temporal.Now.instant(), timeZone, 2 * count);
  const starts = <T>(all: readonly T[]) => all.slice(count).filter((_, index) => index % every === 0);
  const [begin = new Date(), from = new Date(), to = new Date()] = [bounds[0], bounds[count], bounds.at(-1)];
  // The last bound, where today ends, is a start as well: as many days as there are make whole spans.
  const made = await countWithinIn(db, starts(bounds));
  const [before = 0] = await countWithinIn(db, [begin, from]);
  const total = made.reduce((sum, one) => sum + one, 0);
  return {
    spans: starts(days).map((day, index) => ({ day, reports: made[index] ?? 0 })),
    every: every === 1 ? 'day' : 'week',
    total,
    before,
    breakdown: await readParts(db, { from, to }, total, locale),
  };
}

async function readParts(
  db: TenantDb,
  span: Span,
  total: number,
  locale: Locale,
): Promise<FigureParts | null> {
  switch (db.scope.kind) {
    case 'group':
      return told('branch', await partsByBranch(db, span, total), locale);
    case 'branch':
      return told('user', await partsByUser(db, span), locale);
    default:
      return null;
  }
}

type Part = FigureParts['parts'][number];

/** Open branches, and closed ones that have something; what stands in no branch has no name. */
async function partsByBranch(db: TenantDb, span: Span, total: number): Promise<Part[]> {
  const branches = await listOwnBranchNames(db);
  const made = await countByBranch(
    db,
    branches.map(({ id }) => id),
    span,
  );
  const inBranches = branches
    .map(({ id, name, open }) => ({ id, name, open, reports: made.get(id) ?? 0 }))
    .filter(({ open, reports }) => open || reports > 0);
  const rest = total - inBranches.reduce((sum, { reports }) => sum + reports, 0);
  return rest > 0 ? [...inBranches, { id: '', name: '', reports: rest }] : inBranches;
}

/** Those who work in the branch; what others made, or nobody with an account, has no name. */
async function partsByUser(db: TenantDb, span: Span): Promise<Part[]> {
  const made = await countByOwner(db, span);
  const people = (await namesInBranches(db)).map(({ id, name }) => ({
    id,
    name,
    reports: made.get(id) ?? 0,
  }));
  const known = new Set(people.map(({ id }) => id));
  const rest = [...made].reduce((sum, [id, count]) => sum + (known.has(id) ? 0 : count), 0);
  return rest > 0 ? [...people, { id: '', name: '', reports: rest }] : people;
}

function told(by: FigureParts['by'], parts: readonly Part[], locale: Locale): FigureParts {
  const compare = compareNames(locale);
  return {
    by,
    parts: parts.toSorted((one, other) => other.reports - one.reports || compare(one.name, other.name)),
  };
}
