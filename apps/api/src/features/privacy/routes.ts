import { privacy } from '@udaya/contract/privacy';
import type { Serve } from '../../platform/http/serve.ts';
import { type DeleteAccountPorts, deleteAccount, readDeletionTerms } from './delete-account.ts';
import { type ExportDataPorts, exportData } from './export-data.ts';

export interface PrivacyPorts extends ExportDataPorts, DeleteAccountPorts {}

/** Taking one's data along, and leaving. */
export function privacyRoutes(serve: Serve<PrivacyPorts>): void {
  serve(privacy.exportData, exportData);
  serve(privacy.readDeletionTerms, readDeletionTerms);
  serve(privacy.deleteAccount, deleteAccount);
}
