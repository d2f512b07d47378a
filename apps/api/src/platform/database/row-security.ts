import type { Actor } from '@udaya/core/access/scope';
import pg from 'pg';
import { queryLayerOn, queryLayerOver } from './database.ts';
import type { RowSecurity, SystemDb } from './handles.ts';
import type { TenantRoles } from './tenant-roles.ts';
import { inTransaction } from './transaction.ts';

const { escapeIdentifier: name, escapeLiteral: text } = pg;

/** Opens row-level security over a pool. Each statement, or each transaction, takes its role with it and leaves none on the connection. */
export function openRowSecurity(pool: pg.Pool, roles: TenantRoles): RowSecurity {
  return {
    dbFor(actor) {
      const begin = beginAs(actor, roles);
      return begin === undefined ? undefined : openUnder(pool, begin);
    },
  };
}

function openUnder(pool: pg.Pool, begin: string): SystemDb {
  const alone = {
    query: (asked: pg.QueryConfig, values?: unknown[]) =>
      inTransaction(pool, (client) => client.query(asked, values), begin),
  };
  const transaction: SystemDb['transaction'] = (work) =>
    inTransaction(pool, (client) => work(queryLayerOn(client)), begin);
  return Object.assign(queryLayerOver(alone as unknown as pg.Pool), { transaction });
}

/** Begins a transaction under the actor's role, with whose rows are meant; in one message. */
function beginAs({ role, userId, groupId, branchId }: Actor, roles: TenantRoles): string | undefined {
  if (!(role in roles)) return undefined;
  const settings = { user: userId, group: groupId, branch: branchId };
  const set = Object.entries(settings).map(
    ([setting, value]) => `set local udaya.${name(setting)} = ${text(value ?? '')}`,
  );
  return ['begin', `set local role ${name(roles[role as keyof TenantRoles])}`, ...set].join('; ');
}
