import type { UploadResult } from '@udaya/contract/uploads';
import { Failure } from '@udaya/core/failure';
import { uploadLifeMs } from '@udaya/core/knowledge/upload-file';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { compareStaged } from './compare-staged.ts';
import { publishVersion } from './publish-version.ts';
import { findActiveVersion, lockKnowledge } from './store.ts';
import { countRows, findUpload, lockUpload, markUsed, type StoredUpload } from './store-uploads.ts';

/**
 * Activates a validated file, all of it or nothing, once. What is active is read again while nobody else can change it: where it
 * is no longer what the file was compared with, the file is refused. One that brings nothing new makes no version.
 */
export async function uploadTexts(
  ctx: UserCall,
  { batchId, fileHash }: { batchId: string; fileHash?: string | undefined },
): Promise<UploadResult> {
  return ctx.db.transaction(async (tx) => {
    const found = await findUpload(tx, batchId);
    if (!found) throw new Failure('record.missing');
    await lockKnowledge(tx, found);
    const upload = await lockUpload(tx, batchId);
    if (!upload) throw new Failure('record.missing');
    refuseUnfit(upload, fileHash);
    if ((await countRows(tx, upload.id)) !== upload.rowCount) throw new Failure('upload.expired');

    const held = await findActiveVersion(tx, upload);
    const { texts, gone, counts } = await compareStaged(tx, upload, held);
    if (texts.length === 0 && gone.length === 0) {
      await markUsed(tx, upload.id, null);
      return {
        batchId,
        message: m.knowledge_upload_done_already(),
        imported: false,
        versionId: null,
        ...counts,
      };
    }
    if ((held?.id ?? null) !== upload.basedOn) throw new Failure('upload.outdated');
    const { reportType, lang, fileName } = upload;
    const version = await publishVersion(
      tx,
      {
        reportType,
        lang,
        source: 'upload',
        fileHash: upload.fileHash,
        fileName,
        createdBy: ctx.actor.userId,
        ...counts,
      },
      { texts, gone },
    );
    await markUsed(tx, upload.id, version.id);
    await ctx.audit(tx, 'knowledge.uploaded', { targetId: String(version.id) });
    return { batchId, message: m.knowledge_upload_done(), imported: true, versionId: version.id, ...counts };
  });
}

function refuseUnfit(upload: StoredUpload, fileHash: string | undefined): void {
  if (upload.usedAt) throw new Failure('upload.used');
  if (Date.now() - upload.createdAt.getTime() > uploadLifeMs) throw new Failure('upload.expired');
  if (upload.errorCount !== 0) throw new Failure('upload.invalid');
  if (fileHash && fileHash !== upload.fileHash) throw new Failure('upload.other_file');
}
