import type { Role } from '@udaya/core/identity/roles';
import { roles } from '@udaya/core/identity/roles';
import type { ZodMiniType } from 'zod/mini';

/** Who may call a route: anybody, or the roles listed. */
export type Access = 'public' | readonly Role[];

/** Every role: for what each signed-in person may do. */
export const anyRole: readonly Role[] = roles;

/** The header of every answer to a session: after so many seconds unused it ends. */
export const sessionIdleHeader = 'session-idle-seconds';

/**
 * One promise of the API, shared by the server (which validates with it, answers by it and documents it) and by the page
 * (which calls it). Paths are below `/api`; parameters are written `:id`. `replyFile` names a media type where the
 * answer is a file instead of JSON. A parameter that `query` does not declare is refused with its name, on every route.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly tag: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly reply?: ZodMiniType;
  readonly replyFile?: string;
  /** How long its body may be; without it 256 KB where a session is needed, 16 KB where none is. */
  readonly bodyKilobytes?: number;
  /** The handler needs the body's own bytes, as a signature covers them. */
  readonly rawBody?: true;
}

/** Declares a route, keeping its exact types. */
export function route<const R extends Route>(declared: R): R {
  return declared;
}
