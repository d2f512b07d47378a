import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { DraftPorts } from './draft-ports.ts';
import { draftTextsJob } from './jobs.ts';
import { draftRoutes } from './routes.ts';
import { giveUpDraft, writeDraft } from './write-draft.ts';

/** How many drafts are written at once. */
const atOnce = 4;

/** Help for whoever writes the knowledge bases: a model drafts what is missing, and a person reads, mends and approves it. */
export function openDrafts(ports: DraftPorts): Feature {
  return {
    routes: (serveWith) => draftRoutes(serveWith(ports)),
    jobs: [
      work(
        draftTextsJob,
        atOnce,
        (asked) => writeDraft(ports, asked),
        (asked) => giveUpDraft(ports, asked),
      ),
    ],
  };
}
