import type { Feature } from '../../platform/feature.ts';
import { type EraseDueDeps, eraseDueAccounts } from './erase-due-accounts.ts';
import { type PrivacyDeps, privacyRoutes } from './routes.ts';

/** The own data: taken along, or erased with the account, also where its thirty days after a deletion are over. */
export function openPrivacy(deps: PrivacyDeps & EraseDueDeps): Feature {
  return {
    routes: (serveWith) => privacyRoutes(serveWith(deps)),
    schedules: [{ name: 'erase-accounts', cron: '*/10 * * * *', run: () => eraseDueAccounts(deps) }],
  };
}
