import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { DraftDeps } from './draft-deps.ts';
import { draftTextsJob } from './jobs.ts';
import { draftRoutes } from './routes.ts';
import { giveUpDraft, writeDraft } from './write-draft.ts';

/** How many drafts are written at once. */
const atOnce = 4;

/** Help for whoever writes the knowledge bases: a model drafts what is missing, and a person reads, mends and approves it. */
export function openDrafts(deps: DraftDeps): Feature {
  return {
    routes: (serveWith) => draftRoutes(serveWith(deps)),
    jobs: [
      work(
        draftTextsJob,
        atOnce,
        (asked) => writeDraft(deps, asked),
        (asked) => giveUpDraft(deps, asked),
      ),
    ],
  };
}
