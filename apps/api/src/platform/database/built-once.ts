import type { Queryable } from './handles.ts';

interface Buildable<Built> {
  prepare(name: string): Built;
}

/**
 * Keeps a statement of the query layer with its SQL text, which is built once instead of with every call; what differs from call
 * to call stands in it as `sql.placeholder`. `kind` tells forms of it apart, such as the orders of a list. In a transaction, which
 * has a connection of its own, it is built anew.
 */
export function builtOnce<Built, Kind extends string = ''>(
  build: (db: Queryable, kind: Kind) => Buildable<Built>,
): (db: Queryable, ...kind: Kind extends '' ? [] : [Kind]) => Built {
  const kept = new WeakMap<object, Map<string, Built>>();
  return (db, ...[kind = '']) => {
    const session = sessionOf(db);
    const built = kept.get(session) ?? new Map<string, Built>();
    kept.set(session, built);
    const found = built.get(kind) ?? build(db, kind as Kind).prepare('built once');
    built.set(kind, found);
    return found;
  };
}

/** What speaks to the database for a handle: handles of viewers come and go with their calls, this stays. */
function sessionOf(db: Queryable): object {
  const { session } = db as unknown as { session?: object };
  if (!session) throw new Error('The handle has no session.');
  return session;
}
