import { sessions } from '@udaya/contract/sessions';
import type { Serve } from '../../platform/http/serve.ts';
import { continueSession } from './continue-session.ts';
import { endSession, endSessions, logOut } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { type LogInDeps, logIn } from './log-in.ts';
import { readSession } from './read-session.ts';

/** Logging in and out, and where somebody is logged in. */
export function sessionRoutes(serve: Serve<LogInDeps>): void {
  serve(sessions.logIn, logIn);
  serve(sessions.continue, continueSession);
  serve(sessions.logOut, logOut);
  serve(sessions.read, readSession);
  serve(sessions.list, listSessions);
  serve(sessions.end, endSession);
  serve(sessions.endAll, endSessions);
}
