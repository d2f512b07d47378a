import type { Role } from '../identity/roles.ts';
import type { Locale } from '../locale.ts';

/** Who asks: read with every request from the session, never from the request itself. */
export interface Viewer {
  userId: string;
  role: Role;
  groupId: string | null;
  branchId: string | null;
}

/** Who a bearer token belongs to. */
export interface Recognised {
  viewer: Viewer;
  /** The language that the account has chosen; without one it is as the browser asks. */
  locale?: Locale | undefined;
  /** Unused from now on, the session ends after so many seconds, by whichever of its limits comes first. */
  idleSeconds: number;
}

/** The rows of tenant data that a viewer may touch. Every store read of tenant data requires one. */
export type Scope =
  | { kind: 'own'; userId: string }
  | { kind: 'branch'; branchId: string }
  | { kind: 'group'; groupId: string }
  | { kind: 'all' }
  | { kind: 'none' };

/** The reports that a viewer may reach: its own, its branch's, its group's, or all for the product admin. */
export function reportScope(viewer: Viewer): Scope {
  switch (viewer.role) {
    case 'productAdmin':
      return { kind: 'all' };
    case 'groupAdmin':
      return viewer.groupId ? { kind: 'group', groupId: viewer.groupId } : { kind: 'none' };
    case 'branchAdmin':
      return viewer.branchId ? { kind: 'branch', branchId: viewer.branchId } : { kind: 'none' };
    default:
      return { kind: 'own', userId: viewer.userId };
  }
}
