import type { Recognised } from '@udaya/core/access/scope';
import type { Feature } from '../../platform/feature.ts';
import { findActor } from './find-actor.ts';
import type { LogInPorts } from './log-in.ts';
import { sessionRoutes } from './routes.ts';
import { sweepSessions } from './sweep-sessions.ts';

export interface SessionFeature extends Feature {
  findActor(token: string): Promise<Recognised | undefined>;
}

/** Sessions: from logging in to logging out. */
export function openSessions(ports: LogInPorts): SessionFeature {
  const { system } = ports;
  return {
    findActor: (token) => findActor(system, token),
    routes: (serveWith) => sessionRoutes(serveWith(ports)),
    schedules: [{ name: 'sweep-sessions', cron: '*/10 * * * *', run: () => sweepSessions(system) }],
  };
}
