import { sessions } from '@udaya/contract/sessions';
import type { Serve } from '../../platform/http/serve.ts';
import { endSession, endSessions, signOut } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { readSession } from './read-session.ts';
import { type SignInPorts, signIn } from './sign-in.ts';

/** Signing in and out, and where somebody is signed in. */
export function sessionRoutes(serve: Serve<SignInPorts>): void {
  serve(sessions.signIn, signIn);
  serve(sessions.signOut, signOut);
  serve(sessions.read, readSession);
  serve(sessions.list, listSessions);
  serve(sessions.end, endSession);
  serve(sessions.endAll, endSessions);
}
