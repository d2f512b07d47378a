import type { Queryable, TenantDb } from './handles.ts';

interface Buildable<Built> {
  prepare(name: string): Built;
}

/**
 * Keeps a statement of the query layer with its SQL text, which is built once instead of with every call; what differs from call
 * to call stands in it as `sql.placeholder`. Each kind of scope has a statement of its own, so that none serves an actor who may
 * see less; `kind` tells further forms apart, such as the orders of a list. In a transaction, which has a connection of its own,
 * it is built again.
 */
export function builtOnce<Built, Handle extends Queryable = Queryable, Kind extends string = ''>(
  build: (db: Handle, kind: Kind) => Buildable<Built>,
): (db: Handle, ...kind: Kind extends '' ? [] : [Kind]) => Built {
  const kept = new WeakMap<object, Map<string, Built>>();
  return (db, ...[kind = '']) => {
    const { session, scope } = db as Handle & Partial<TenantDb> & { session?: object };
    // Handles of actors come and go with their calls; the session that speaks for them stays.
    if (!session) throw new Error('The handle has no session.');
    const built = kept.get(session) ?? new Map<string, Built>();
    kept.set(session, built);
    const key = `${scope?.kind ?? ''} ${kind}`;
    const found = built.get(key) ?? build(db, kind as Kind).prepare('built once');
    built.set(key, found);
    return found;
  };
}
