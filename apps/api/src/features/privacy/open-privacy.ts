import type { Feature } from '../../platform/feature.ts';
import { type EraseDuePorts, eraseDueAccounts } from './erase-due-accounts.ts';
import { type PrivacyPorts, privacyRoutes } from './routes.ts';

/** The own data: taken along, or erased with the account, also where its thirty days after a deletion are over. */
export function openPrivacy(ports: PrivacyPorts & EraseDuePorts): Feature {
  return {
    routes: (serveWith) => privacyRoutes(serveWith(ports)),
    schedules: [{ name: 'erase-accounts', cron: '*/10 * * * *', run: () => eraseDueAccounts(ports) }],
  };
}
