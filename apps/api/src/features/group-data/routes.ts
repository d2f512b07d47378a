import { groupConsents } from '@udaya/contract/group-consents';
import { groupData } from '@udaya/contract/group-data';
import type { Serve } from '../../platform/http/serve.ts';
import { eraseHeld } from './erase-held.ts';
import { type ExportGroupDeps, exportGroupData } from './export-group-data.ts';
import { exportAccesses, listAccesses } from './list-accesses.ts';
import { exportConsents, listConsents, readConsent } from './list-consents.ts';
import { acceptTerms, changeDuty, changeRetention, readContact, readDuty } from './manage-duty.ts';
import { previewRetention } from './preview-retention.ts';
import { readHeldReport } from './read-held-report.ts';
import { renewConsent, withdrawConsent } from './withdraw-consent.ts';

/** What a group answers for: who reads what, under which consent, how long it is kept. */
export function groupDataRoutes(serve: Serve<ExportGroupDeps>): void {
  serve(groupData.listAccesses, listAccesses);
  serve(groupData.exportAccesses, exportAccesses);
  serve(groupData.readReport, readHeldReport);
  serve(groupData.erase, eraseHeld);
  serve(groupData.exportAll, exportGroupData);
  serve(groupData.readContact, readContact);
  serve(groupData.readDuty, readDuty);
  serve(groupData.changeDuty, changeDuty);
  serve(groupData.acceptTerms, acceptTerms);
  serve(groupData.previewRetention, previewRetention);
  serve(groupData.changeRetention, changeRetention);

  serve(groupConsents.list, listConsents);
  serve(groupConsents.exportAll, exportConsents);
  serve(groupConsents.read, readConsent);
  serve(groupConsents.withdraw, withdrawConsent);
  serve(groupConsents.renew, renewConsent);
}
