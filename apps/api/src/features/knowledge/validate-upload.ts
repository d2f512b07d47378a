import type { UploadCheck } from '@udaya/contract/uploads';
import { invalidField } from '@udaya/core/failure';
import { isCsvName } from '@udaya/core/files/csv-file';
import { rowIdOf } from '@udaya/core/knowledge/text-keys';
import { errorsListed, uploadLifeMs } from '@udaya/core/knowledge/upload-file';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { newId } from '../../platform/crypto/tokens.ts';
import { describeUnreadable, UnreadableFile } from '../../platform/csv/read-text.ts';
import type { CopyIn } from '../../platform/database/copy-in.ts';
import { compareStaged } from './compare-staged.ts';
import { presentChange } from './present-text.ts';
import { findActiveVersion, type KnowledgeBase, type StoredVersion } from './store.ts';
import { findErrors } from './store-staging.ts';
import {
  countErrors,
  deleteUploads,
  insertUpload,
  listErrors,
  listSuperseded,
  type StoredUpload,
  saveCheck,
} from './store-uploads.ts';
import { type StagedFile, stageFile } from './upload-staging.ts';
import { describeCauses, describeError, describeNote } from './upload-words.ts';

/** What uploads work with. */
export interface UploadDeps {
  copyIn: CopyIn;
}

/** A file as it was sent. */
interface SentFile {
  fileName: string;
  content: AsyncIterable<Uint8Array>;
}

/** Checks a file of texts; what it would change is kept for a day, and nothing of it is active. */
export async function validateUpload(
  ctx: UserCall & UploadDeps,
  { reportType, lang, report }: KnowledgeBase & { report: SentFile | undefined },
): Promise<UploadCheck> {
  const { db } = ctx;
  if (!report || report.fileName === '') throw invalidField('report', m.file_missing());
  if (!isCsvName(report.fileName)) throw invalidField('report', m.file_only_csv());
  const base = { reportType, lang };
  const id = newId();
  await insertUpload(db, { id, ...base, fileName: report.fileName });
  try {
    const staged = await stageFile(ctx.copyIn, { uploadId: id, ...base }, report.content);
    await findErrors(db, id, staged.heading);
    const causes = await countErrors(db, id);
    const held = await findActiveVersion(db, base);
    const upload = await saveCheck(db, {
      id,
      fileHash: staged.hash,
      headings: [...staged.heading.names],
      rowCount: staged.rowCount,
      errorCount: causes.reduce((sum, { count }) => sum + count, 0),
      basedOn: held?.id ?? null,
    });
    await deleteUploads(db, await listSuperseded(db));
    return {
      ...(await compared(ctx, upload, held)),
      ...describeCheck(upload, staged),
      causes: describeCauses(causes),
      reportValidateRowList: (await listErrors(db, id, errorsListed)).map((error) =>
        describeError(error, upload),
      ),
    };
  } catch (error) {
    await deleteUploads(db, [id]);
    if (error instanceof UnreadableFile) throw invalidField('report', describeUnreadable(error));
    throw error;
  }
}

function describeCheck(upload: StoredUpload, staged: StagedFile) {
  const { id, reportType, lang, fileName, fileHash, rowCount, createdAt } = upload;
  const errorCount = upload.errorCount ?? 0;
  return {
    batchId: id,
    errorFlag: errorCount > 0,
    errorCount,
    reportType,
    lang,
    fileName,
    fileHash,
    rowCount,
    notes: staged.notes.map(describeNote),
    noteCount: staged.noteCount,
    unreviewed: staged.unreviewed,
    expiresDate: new Date(createdAt.getTime() + uploadLifeMs).toISOString(),
  };
}

/** What a file would do to what is active; nothing, where it has errors. */
async function compared(
  { db }: UserCall,
  upload: StoredUpload,
  held: StoredVersion | undefined,
): Promise<Pick<UploadCheck, 'changes' | 'added' | 'changed' | 'removed' | 'same' | 'leftAlone'>> {
  if (upload.errorCount !== 0)
    return { changes: [], added: 0, changed: 0, removed: 0, same: 0, leftAlone: 0 };
  const { before, texts, gone, counts } = await compareStaged(db, upload, held);
  const heldById = new Map(before.map((row) => [rowIdOf(row), row]));
  const changes = [
    ...texts.map((row) => ({ place: row, after: row })),
    ...gone.map((row) => ({ place: row, after: null })),
  ].map(({ place: { key, ageBand }, after }) => {
    const earlier = heldById.get(rowIdOf({ key, ageBand })) ?? null;
    const kind = after === null ? ('removed' as const) : earlier ? ('changed' as const) : ('added' as const);
    return presentChange({ key, ageBand, kind, before: earlier, after });
  });
  return { ...counts, changes };
}
