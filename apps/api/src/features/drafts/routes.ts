import { drafts } from '@udaya/contract/drafts';
import type { Serve } from '../../platform/http/serve.ts';
import { approveDrafts } from './approve-drafts.ts';
import { draftAgain, rejectDraft } from './decide-draft.ts';
import type { DraftDeps } from './draft-deps.ts';
import { exportLanguage } from './export-language.ts';
import { listDrafts } from './list-drafts.ts';
import { readMissing } from './read-missing.ts';
import { requestDrafts } from './request-drafts.ts';

/** Drafts of what is missing in the knowledge bases, for the product admin. */
export function draftRoutes(serve: Serve<DraftDeps>): void {
  serve(drafts.readMissing, readMissing);
  serve(drafts.list, listDrafts);
  serve(drafts.request, requestDrafts);
  serve(drafts.approve, approveDrafts);
  serve(drafts.reject, rejectDraft);
  serve(drafts.draftAgain, draftAgain);
  serve(drafts.exportLanguage, exportLanguage);
}
