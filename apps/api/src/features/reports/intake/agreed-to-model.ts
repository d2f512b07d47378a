import type { Queryable } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { coversModel } from './new-consent.ts';
import { findLastConsent } from './store-consents.ts';

/** Whether the consent that was given last to a report covers that a language model of this provider words it. */
export async function agreedToModel(db: Queryable, report: Report, provider: string): Promise<boolean> {
  const consent = await findLastConsent(db, report);
  return consent !== undefined && coversModel(consent, { provider });
}
