import type { Recognised } from '@udaya/core/access/scope';
import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import { answerAddress } from './answer-address.ts';
import { findViewer } from './find-viewer.ts';
import { answerAddressJob } from './jobs.ts';
import { openMailCooldown } from './mail-cooldown.ts';
import { renewToken } from './one-time-tokens.ts';
import { type IdentityParts, identityRoutes } from './routes.ts';
import { sweepExpired } from './sweep-expired.ts';

interface IdentityPorts extends Omit<IdentityParts, 'cooldown'> {
  mailCooldownSeconds: number;
  mailPause: Limiter;
  mailsADay: Limiter;
}

export interface IdentityFeature extends Feature {
  findViewer(token: string): Promise<Recognised | undefined>;
  /** Lets the time of a link that a mail carries begin. */
  renewLink(token: string): Promise<void>;
}

/** Accounts and sessions. */
export function openIdentity(ports: IdentityPorts): IdentityFeature {
  const { db } = ports;
  const cooldown = openMailCooldown(ports.mailCooldownSeconds, ports.mailPause, ports.mailsADay);
  return {
    findViewer: (token) => findViewer(db, token),
    renewLink: (token) => renewToken(db, token),
    routes: (serveWith) => identityRoutes(serveWith({}), { ...ports, cooldown }),
    jobs: [work(answerAddressJob, 1, ({ requestId }) => answerAddress(ports, requestId))],
    schedules: [{ name: 'sweep-expired', cron: '*/10 * * * *', run: () => sweepExpired(db) }],
  };
}
