import * as z from 'zod/mini';
import { recordId } from './fields.ts';
import { SkyPicture } from './reports.ts';
import { anyRole, route } from './route.ts';

/** The sky of a birth: as a picture, and as something to hang up. */
export const reportSky = {
  read: route({
    method: 'GET',
    path: '/astro-users/birthChart/:id/sky',
    access: ['user'],
    refuses: ['record.missing', 'report.withdrawn'],
    tag: 'Reports',
    summary: 'The sky of a birth alone, also while its report is being written or is not paid',
    params: z.object({ id: recordId }),
    reply: SkyPicture,
  }),

  readPoster: route({
    method: 'GET',
    path: '/astro-users/birthChart/:id/sky/poster',
    access: anyRole,
    limit: 'documents',
    refuses: ['record.missing', 'report.withdrawn', 'pdf.failed', 'server.busy'],
    audits: ['report.downloaded'],
    tag: 'Reports',
    summary:
      'The sky of a birth as a poster, one page of A3; name, place and time are on it only where details=true',
    params: z.object({ id: recordId }),
    query: z.object({ details: z.optional(z.enum(['true', 'false'])) }),
    replyFile: 'application/pdf',
  }),
};
