import { isFor } from '@udaya/core/reports/report-policy';
import { useSession } from '../../../api/use-session.ts';

/** Whether a role says for what it opens reports: it reads those of everybody. */
export function useStatesPurpose(): boolean {
  return isFor('statePurpose', useSession().role);
}
