import { uploads } from '@udaya/contract/uploads';
import type { AuditedCall } from './audited-call.ts';
import { csvOf, csvRow } from './upload-csv.ts';
import { sendFile } from './uploads.ts';
import type { Person, World } from './world.ts';

/** The same as `auditedCalls`, of files of texts. */
export function auditedUploads(w: World, admin: Person): Record<string, () => Promise<AuditedCall>> {
  return {
    'uploads.upload': async () => {
      const { batchId } = (await sendFile(w.origin, admin, csvOf(csvRow('Sun', 1)))).body;
      const answer = await admin.call(uploads.upload, { body: { batchId } });
      return { answer, action: 'knowledge.uploaded', actor: admin.user.id };
    },
  };
}
