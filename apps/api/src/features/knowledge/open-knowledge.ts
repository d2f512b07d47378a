import type { Feature } from '../../platform/feature.ts';
import { knowledgeRoutes } from './routes.ts';
import { type SweepDeps, sweepUploads } from './sweep-uploads.ts';
import type { UploadDeps } from './validate-upload.ts';

/** The knowledge bases: their versions, what they cover, and how they are changed, by the entry and by the file. */
export function openKnowledge({ system, ...deps }: UploadDeps & SweepDeps): Feature {
  return {
    routes: (serveWith) => knowledgeRoutes(serveWith(deps)),
    schedules: [{ name: 'sweep-uploads', cron: '17 * * * *', run: () => sweepUploads({ system }) }],
  };
}
