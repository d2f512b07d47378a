import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import { answerAddress } from './answer-address.ts';
import { sweepAccounts } from './erase-account.ts';
import { answerAddressJob } from './jobs.ts';
import { type MailCooldown, openMailCooldown } from './mail-cooldown.ts';
import { renewToken } from './one-time-tokens.ts';
import { type AccountRouteDeps, accountRoutes } from './routes.ts';

interface AccountDeps extends Omit<AccountRouteDeps, 'cooldown'> {
  mailCooldownSeconds: number;
  mailPause: Limiter;
  mailsADay: Limiter;
}

export interface AccountFeature extends Feature {
  /** Keeps mailboxes from being filled, with one count for all that accounts have mailed. */
  cooldown: MailCooldown;
  /** Lets the time of the link that a mail carries begin; false for one that is dead. */
  renewLink(token: string): Promise<boolean>;
}

/** Accounts: from the registration to the profile, with the links that are mailed on the way. */
export function openAccounts(deps: AccountDeps): AccountFeature {
  const { system } = deps;
  const cooldown = openMailCooldown(deps.mailCooldownSeconds, deps.mailPause, deps.mailsADay);
  return {
    cooldown,
    renewLink: (token) => renewToken(system, token),
    routes: (serveWith) => accountRoutes(serveWith({ ...deps, cooldown })),
    jobs: [work(answerAddressJob, 1, ({ requestId }) => answerAddress(deps, requestId))],
    schedules: [{ name: 'sweep-accounts', cron: '*/10 * * * *', run: () => sweepAccounts(system) }],
  };
}
