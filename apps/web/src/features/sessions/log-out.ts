import { sessions } from '@udaya/contract/sessions';
import type { Role } from '@udaya/core/identity/roles';
import { call } from '../../api/call.ts';
import { sessionStore } from '../../api/session-store.ts';

const timeoutMs = 5000;
let running: Promise<Role | undefined> | undefined;

/** Revokes the session on the server and forgets it here; answers whose it was. Safe to call twice. */
export function logOut(): Promise<Role | undefined> {
  running ??= revokeAndForget().finally(() => {
    running = undefined;
  });
  return running;
}

async function revokeAndForget(): Promise<Role | undefined> {
  const role = sessionStore.current()?.session.role;
  if (!role) return undefined;
  // A server that cannot be reached must not keep anybody logged in here; its session dies by itself.
  await call(sessions.logOut, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
  sessionStore.end('logged-out');
  return role;
}
