import { privacy } from '@udaya/contract/privacy';
import type { Serve } from '../../platform/http/serve.ts';
import { type DeleteAccountDeps, deleteAccount, readDeletionTerms } from './delete-account.ts';
import { type ExportDataDeps, exportData } from './export-data.ts';

export interface PrivacyDeps extends ExportDataDeps, DeleteAccountDeps {}

/** Taking one's data along, and leaving. */
export function privacyRoutes(serve: Serve<PrivacyDeps>): void {
  serve(privacy.exportData, exportData);
  serve(privacy.readDeletionTerms, readDeletionTerms);
  serve(privacy.deleteAccount, deleteAccount);
}
