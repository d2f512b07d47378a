import { type Actor, reportScope, type Scope } from '@udaya/core/access/scope';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

declare const kind: unique symbol;
declare const reached: unique symbol;

/** What a store function says its statements on, whoever's handle it is: for what is only added, and for what belongs to a row that was reached. */
export type Queryable = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$count'
  | '$with'
  | 'with'
>;

/**
 * The database as an actor reaches it. A store function that reads tenant data takes this handle and keeps to its scope: a read
 * without one does not compile.
 */
export interface TenantDb extends Queryable {
  readonly [kind]: 'tenant';
  readonly actor: Actor;
  readonly scope: Scope;
  /**
   * The same scope without PostgreSQL's policies: for statements that find ids and totals by the scope's own
   * condition, whose plans the policies would spoil. Rows themselves are read through the handle itself.
   */
  readonly withoutPolicies: TenantDb;
  /** One transaction within the same scope. */
  transaction<T>(work: (tx: TenantDb) => Promise<T>): Promise<T>;
}

/** The database without an actor: for jobs, sweeps, logging in and the provider's events. It reaches everything. */
export interface SystemDb extends Queryable {
  readonly [kind]: 'system';
  transaction<T>(work: (tx: SystemDb) => Promise<T>): Promise<T>;
}

/**
 * A row that was read through one of the handles: what belongs to it, such as the versions of a report, is reached by no other
 * way. Only stores make one.
 */
export type Reached<T> = T & { readonly [reached]: true };

/** Says of a row that it was read within the scope of its handle; for stores alone. */
export function asReached<T>(row: T): Reached<T> {
  return row as Reached<T>;
}

/**
 * Row-level security: statements of enterprise users run under a role of PostgreSQL whose policies show it the rows of its group, branch or
 * account alone, whatever a statement forgets to ask for.
 */
export interface RowSecurity {
  /** The database under the policies; undefined for actors who belong to no group. */
  dbFor(actor: Actor): SystemDb | undefined;
}

/** The handle of an actor; under row-level security where that is given and the actor belongs to a group. In a transaction of it all statements have one connection. */
export function tenantDb(db: SystemDb, actor: Actor, rowSecurity?: RowSecurity): TenantDb {
  const withoutPolicies = bindTo(db, actor);
  const secured = rowSecurity?.dbFor(actor);
  return secured ? bindTo(secured, actor, withoutPolicies) : withoutPolicies;
}

function bindTo(db: SystemDb, actor: Actor, withoutPolicies?: TenantDb): TenantDb {
  const scope = reportScope(actor);
  const bind = (on: Queryable, transaction: TenantDb['transaction']): TenantDb => {
    const handle = Object.assign(Object.create(on) as TenantDb, { actor, scope, transaction });
    return Object.assign(handle, { withoutPolicies: withoutPolicies ?? handle });
  };
  return bind(db, (work) =>
    db.transaction((tx) =>
      work(bind(tx, () => Promise.reject(new Error('A transaction has no transaction within it.')))),
    ),
  );
}
