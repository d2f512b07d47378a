import type { Role } from '../identity/roles.ts';
import type { Locale } from '../locale.ts';

/** Who asks: read with every request from the session, never from the request itself. */
export interface Actor {
  userId: string;
  role: Role;
  groupId: string | null;
  branchId: string | null;
}

/** Who a bearer token belongs to. */
export interface Recognised {
  actor: Actor;
  /** The language that the account has chosen; without one it is as the browser asks. */
  locale?: Locale | undefined;
  /** Unused from now on, the session ends after so many seconds, by whichever of its limits comes first. */
  idleSeconds: number;
}

/** The rows of tenant data that an actor may touch. Every store read of tenant data requires one. */
export type Scope =
  | { kind: 'own'; userId: string }
  | { kind: 'branch'; branchId: string }
  | { kind: 'group'; groupId: string }
  | { kind: 'all' }
  | { kind: 'none' };

/** The reports that an actor may reach: its own, its branch's, its group's, or all for the product admin. */
export function reportScope(actor: Actor): Scope {
  switch (actor.role) {
    case 'productAdmin':
      return { kind: 'all' };
    case 'groupAdmin':
      return actor.groupId ? { kind: 'group', groupId: actor.groupId } : { kind: 'none' };
    case 'branchAdmin':
      return actor.branchId ? { kind: 'branch', branchId: actor.branchId } : { kind: 'none' };
    default:
      return { kind: 'own', userId: actor.userId };
  }
}
