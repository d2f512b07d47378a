import { useMutation } from '@tanstack/react-query';
import { type UploadCheck, type UploadResult, uploads } from '@udaya/contract/uploads';
import { baseLocale, type Locale } from '@udaya/core/locale';
import type { ReportType } from '@udaya/core/reports/report-types';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { hashFile } from './hash-file.ts';

export type UploadStep = 1 | 2 | 3;

/** What is to be uploaded: chosen in the first step, and kept until it was. */
export interface Chosen {
  reportType: ReportType | '';
  lang: Locale;
  file: File | undefined;
}

/** Ten megabytes take their time on a slow line. */
const timeoutMs = 120_000;

/** The upload of a file through its three steps. */
export function useUpload(goTo: (step: UploadStep) => void) {
  const [chosen, setChosen] = useState<Chosen>({ reportType: '', lang: baseLocale, file: undefined });
  const checking = useMutation({
    mutationFn: async ({
      reportType,
      lang,
      file,
    }: {
      reportType: ReportType;
      lang: Locale;
      file: File;
    }): Promise<UploadCheck> => {
      await hashFile(file);
      return call(uploads.validate, { body: { reportType, lang }, file, timeoutMs });
    },
    onSuccess: () => goTo(2),
  });
  const sending = useMutation({
    mutationFn: async ({ check, file }: { check: UploadCheck; file: File }): Promise<UploadResult> => {
      const fileHash = await hashFile(file);
      const body = { batchId: check.batchId, ...(fileHash ? { fileHash } : {}) };
      return call(uploads.upload, { body }).catch((error: unknown) => {
        if (!isUsed(error)) throw error;
        // The answer to an earlier try was lost on the way.
        return alreadyDone(check);
      });
    },
    onSettled: () => goTo(3),
  });

  const validate = ({ reportType, lang, file }: Chosen) => {
    if (!reportType || !file) return;
    sending.reset();
    checking.mutate({ reportType, lang, file });
  };
  return {
    chosen,
    choose: (part: Partial<Chosen>) => {
      checking.reset();
      setChosen({ ...chosen, ...part });
    },
    checking,
    sending,
    validate,
    send: () => {
      if (checking.data && chosen.file) sending.mutate({ check: checking.data, file: chosen.file });
    },
    /** Begins again with the same report type. */
    reset: () => {
      setChosen({ ...chosen, file: undefined });
      checking.reset();
      sending.reset();
    },
    /** The last step that there is something to show of. */
    reached: sending.isSuccess || sending.isError ? 3 : checking.isSuccess ? 2 : 1,
  };
}
export type Upload = ReturnType<typeof useUpload>;

const isUsed = (error: unknown) => error instanceof ApiError && error.code === 'upload.used';

const alreadyDone = ({ batchId, added, changed, same, leftAlone }: UploadCheck): UploadResult => ({
  batchId,
  message: '',
  imported: false,
  versionId: null,
  added: 0,
  changed: 0,
  removed: 0,
  same: added + changed + same,
  leftAlone,
});
