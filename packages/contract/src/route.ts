import type { AuditAction } from '@udaya/core/access/audit-actions';
import type { FailureCode } from '@udaya/core/failure';
import type { Role } from '@udaya/core/identity/roles';
import { roles } from '@udaya/core/identity/roles';
import type { ZodMiniType } from 'zod/mini';
import type { LimitName } from './limits.ts';

/** Who may call a route: anybody, or the roles listed. */
export type Access = 'public' | readonly Role[];

/** Every role: for what each logged-in person may do. */
export const anyRole: readonly Role[] = roles;

/** The header of every answer to a session: after so many seconds unused it ends. */
export const sessionIdleHeader = 'session-idle-seconds';

/** The header of every request of a page: the language that the page is in, by its tag. */
export const pageLanguageHeader = 'page-language';

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
  /**
   * It takes its body as multipart form data. Where it names a file, nothing else: the verb gets the file under this name, as a stream
   * of at most so many bytes. Without a file it takes JSON as well.
   */
  readonly form?: { readonly file?: string; readonly fileBytes?: number };
  /** The verb needs the body's own bytes, as a signature covers them. */
  readonly rawBody?: true;
  /** How often it may be called. Every route that anybody may call or that changes something has one, or says why not. */
  readonly limit?: LimitName | { readonly none: string };
  /** What it may refuse beside `commonRefusals`; anything else is a bug. */
  readonly refuses?: readonly FailureCode[];
  /** What the audit log may tell of it: every route that changes something names its actions. */
  readonly audits?: readonly AuditAction[];
  /** It changes nothing, whatever its method says. */
  readonly readsOnly?: true;
}

/** Declares a route, keeping its exact types. */
export function route<const R extends Route>(declared: R): R {
  return declared;
}
