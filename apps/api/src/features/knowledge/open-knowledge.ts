import type { Feature } from '../../platform/feature.ts';
import { knowledgeRoutes } from './routes.ts';
import { type SweepPorts, sweepUploads } from './sweep-uploads.ts';
import type { UploadPorts } from './validate-upload.ts';

/** The knowledge bases: their versions, what they cover, and how they are changed, by the entry and by the file. */
export function openKnowledge({ system, ...ports }: UploadPorts & SweepPorts): Feature {
  return {
    routes: (serveWith) => knowledgeRoutes(serveWith(ports)),
    schedules: [{ name: 'sweep-uploads', cron: '17 * * * *', run: () => sweepUploads({ system }) }],
  };
}
