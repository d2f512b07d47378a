import { foldText } from '@udaya/core/fold-text';
import type { AccountState } from '@udaya/core/identity/account-states';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { asPart } from '../../platform/database/contains.ts';
import { countedUpTo, countUpTo, type ListTotal, upTo } from '../../platform/database/count-up-to.ts';
import { asReached, type Queryable, type TenantDb } from '../../platform/database/handles.ts';
import type { User } from './store.ts';
import { type Deletion, findDeletions } from './store-deletions.ts';
import { accountDeletions, searchedText, users } from './tables.ts';

/** A consumer's account, and its deletion where it is going to be erased. */
export interface StoredPerson {
  user: User;
  deletion: Deletion | undefined;
}

/** The columns that each order goes by, the last of them telling all rows apart. */
const orders = {
  createdDate: [sql`${users.createdAt}`, sql`${users.id}`],
  firstName: [sql`lower(${users.firstName})`, sql`lower(${users.lastName})`, sql`${users.id}`],
  email: [sql`${users.email}`, sql`${users.id}`],
  city: [sql`lower(${users.city})`, sql`${users.id}`],
  country: [sql`lower(${users.country})`, sql`lower(${users.city})`, sql`${users.id}`],
  activated: [sql`(${users.status} = 'ACTIVE')`, sql`${users.createdAt}`, sql`${users.id}`],
} as const satisfies Record<string, readonly SQL[]>;

export interface PeopleQuestion {
  search?: string | undefined;
  status?: AccountState | undefined;
  sortField: keyof typeof orders;
  sortOrder: 'asc' | 'desc';
  page: number;
  size: number;
}

/** One page of the consumers' accounts that are not erased, and how many there are. The ids come first, and only then their rows. */
export async function listPeopleRows(
  db: TenantDb,
  question: PeopleQuestion,
): Promise<{ people: StoredPerson[] } & ListTotal> {
  const isNarrowed = Boolean(question.search || question.status);
  const { ids, ...counted } =
    (isNarrowed ? await sortFound(db, question) : undefined) ?? (await walkOrder(db, question, isNarrowed));
  return { people: await findPeople(db, ids), ...counted };
}

type FoundIds = { ids: string[] } & ListTotal;

/** Finds all that fits, counts it and puts it in order: for a search, whose hits lie anywhere. Undefined where there are too many. */
async function sortFound(db: TenantDb, question: PeopleQuestion): Promise<FoundIds | undefined> {
  const { sortField, sortOrder, size, page } = question;
  const where = and(within(db), ...narrowing(question, searchedText(users)));
  const columns = orders[sortField];
  const keys = columns.map((_, index) => sql.identifier(`key${index}`));
  const named = columns.map((column, index) => sql`${column} as ${keys[index]}`);
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (
      select ${users.id} as found_id, ${sql.join(named, sql`, `)} from ${users} where ${where} limit ${countedUpTo + 1}
    )
    select (select count(*)::int from found) as total, array(
      select found_id from found order by ${inOrder(
        keys.map((key) => sql`${key}`),
        sortOrder,
      )} limit ${size} offset ${page * size}
    ) as ids`);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return total > countedUpTo ? undefined : { ids, ...upTo(total) };
}

/**
 * Goes along the order until a page is full: where everything fits, or so much that a page is soon full. Then what is looked for is
 * compared in a form that the index of the texts does not know, or all that fits would be gathered first.
 */
async function walkOrder(db: TenantDb, question: PeopleQuestion, isMuch: boolean): Promise<FoundIds> {
  const { sortField, sortOrder, size, page } = question;
  const where = and(within(db), ...narrowing(question, sql`(${searchedText(users)} || '')`));
  const counted = isMuch
    ? upTo(countedUpTo + 1)
    : await countUpTo(db, sql`select 1 from ${users} where ${where}`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${users.id} as id from ${users} where ${where}
      order by ${inOrder(orders[sortField], sortOrder)} limit ${size} offset ${page * size}`,
  );
  return { ids: rows.map(({ id }) => id), ...counted };
}

function inOrder(keys: readonly SQL[], sortOrder: 'asc' | 'desc'): SQL {
  const direction = sql.raw(sortOrder);
  return sql.join(
    keys.map((key) => sql`${key} ${direction}`),
    sql`, `,
  );
}

/** The accounts that the list is of, as far as the actor looks after them; written out, since its indexes ask for these very words. */
function within(db: TenantDb): SQL {
  return db.scope.kind === 'all' ? sql`${users.role} = 'user' and ${users.status} <> 'DELETED'` : sql`false`;
}

function narrowing({ search = '', status }: PeopleQuestion, text: SQL): SQL[] {
  const words = search.split(/\s+/).filter(Boolean);
  return [
    // Of fewer than three letters the index knows only how words begin.
    ...words.map((word) => {
      const part = asPart(word);
      return sql`${text} like ${Array.from(foldText(word)).length < 3 ? `% ${part.slice(1)}` : part}`;
    }),
    ...(status ? [byStatus[status]] : []),
  ];
}

const isDeleting = sql`exists (select from ${accountDeletions} where ${accountDeletions.userId} = ${users.id})`;
const byStatus: Record<AccountState, SQL> = {
  active: sql`${users.status} = 'ACTIVE'`,
  pending: sql`${users.status} = 'PENDING'`,
  disabled: sql`${users.status} = 'DISABLED' and not ${isDeleting}`,
  deleting: sql`${users.id} in (select ${accountDeletions.userId} from ${accountDeletions})`,
};

async function findPeople(db: Queryable, ids: readonly string[]): Promise<StoredPerson[]> {
  if (ids.length === 0) return [];
  const wanted = sql`${users.id} = any(${sql.param([...ids])}::text[])`;
  const rows = await db.select(getTableColumns(users)).from(users).where(wanted);
  const found = new Map(rows.map((row) => [row.id, asReached(row)]));
  const deletions = await findDeletions(db, [...found.values()]);
  return ids.flatMap((id) => {
    const user = found.get(id);
    return user ? [{ user, deletion: deletions.get(id) }] : [];
  });
}

/** A consumer's account that the actor looks after; undefined for an erased one, for any other, and for nobody's id. */
export async function findPerson(db: TenantDb, id: string): Promise<StoredPerson | undefined> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(within(db), eq(users.id, id)));
  return (
    await findPeople(
      db,
      rows.map((row) => row.id),
    )
  )[0];
}

/** The same, as it is now and stays for everybody else until the transaction is over. */
export async function lockPerson(tx: TenantDb, id: string): Promise<StoredPerson | undefined> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(and(within(tx), eq(users.id, id)))
    .for('no key update');
  return findPerson(tx, id);
}
