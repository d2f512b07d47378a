import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type ListTotal } from '../../platform/database/count-up-to.ts';
import type { Queryable, TenantDb } from '../../platform/database/handles.ts';
import type { StoredMail } from './store.ts';
import { mails } from './tables.ts';

/** What mails are looked for by; what is undefined does not count. */
export interface MailFilter {
  kind?: string | undefined;
  state?: 'waiting' | 'sent' | 'failed' | undefined;
  accountId?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

/** A mail without what it says. */
export type MailRow = Omit<StoredMail, 'sealed'> & { isSealed: boolean };

const columns = {
  id: mails.id,
  kind: mails.kind,
  accountId: mails.accountId,
  aboutId: mails.aboutId,
  recipient: mails.recipient,
  tries: mails.tries,
  problem: mails.problem,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
  failedAt: mails.failedAt,
  isSealed: sql<boolean>`${mails.sealed} is not null`,
};

const inState = {
  waiting: and(isNull(mails.sentAt), isNull(mails.failedAt)),
  sent: isNotNull(mails.sentAt),
  failed: isNotNull(mails.failedAt),
};

const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined) =>
  value === undefined ? undefined : condition(value);

const deepest = 10_000;

/** One page of mails, latest first, and how many there are; nothing beyond the first 10,000. For who sees all of the product. */
export async function listMailRows(
  db: TenantDb,
  filter: MailFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: MailRow[] } & ListTotal> {
  const where = and(
    db.scope.kind === 'all' ? sql`true` : sql`false`,
    given(filter.kind, (kind) => eq(mails.kind, kind)),
    given(filter.state, (state) => inState[state]),
    given(filter.accountId, (id) => eq(mails.accountId, id)),
    given(filter.from, (from) => gte(mails.createdAt, from)),
    given(filter.before, (before) => lt(mails.createdAt, before)),
  );
  const offset = page * size;
  const total = await countUpTo(db, sql`select from ${mails} where ${where}`);
  if (offset >= Math.min(deepest, total.total)) return { rows: [], ...total };
  const wanted = await db
    .select({ id: mails.id })
    .from(mails)
    .where(where)
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(size)
    .offset(offset);
  const rows = await db
    .select(columns)
    .from(mails)
    .where(
      inArray(
        mails.id,
        wanted.map(({ id }) => id),
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id));
  return { rows, ...total };
}

/** How mail leaves: when it last did, when one was last given up, and how many wait. */
export async function readDelivery(
  db: Queryable,
): Promise<{ lastSentAt: Date | null; lastFailedAt: Date | null; waiting: number }> {
  const [sent] = await db
    .select({ at: mails.sentAt })
    .from(mails)
    .where(isNotNull(mails.sentAt))
    .orderBy(desc(mails.sentAt))
    .limit(1);
  const [failed] = await db
    .select({ at: mails.failedAt })
    .from(mails)
    .where(isNotNull(mails.failedAt))
    .orderBy(desc(mails.failedAt))
    .limit(1);
  const { total: waiting } = await countUpTo(db, sql`select from ${mails} where ${inState.waiting}`);
  return { lastSentAt: sent?.at ?? null, lastFailedAt: failed?.at ?? null, waiting };
}
