import type { Recognised } from '@udaya/core/access/scope';
import type { Feature } from '../../platform/feature.ts';
import { findActor } from './find-actor.ts';
import type { LogInDeps } from './log-in.ts';
import { sessionRoutes } from './routes.ts';
import { sweepSessions } from './sweep-sessions.ts';

export interface SessionFeature extends Feature {
  findActor(token: string): Promise<Recognised | undefined>;
}

/** Sessions: from logging in to logging out. */
export function openSessions(deps: LogInDeps): SessionFeature {
  const { system } = deps;
  return {
    findActor: (token) => findActor(system, token),
    routes: (serveWith) => sessionRoutes(serveWith(deps)),
    schedules: [{ name: 'sweep-sessions', cron: '*/10 * * * *', run: () => sweepSessions(system) }],
  };
}
