import * as m from '@udaya/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorWords } from '../../../api/error-words.ts';
import { blurPause } from '../../../ui/blur-pause.ts';
import { fieldOf } from './birth-fields.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { resolveAsRecordedQuery, resolveQuery } from './resolve-query.ts';
import type { BirthForm } from './use-birth-form.ts';

/** The step from typed details to those that the server has read, or back to the field that it refused. */
export function useReading(form: BirthForm, onRead: () => unknown) {
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ message: string; detail: string | undefined }>();

  const refuse = (error: unknown) => {
    const { message, requestId, fields } = errorWords(error);
    const faults = fields.flatMap(({ path, message: fault }) => {
      const field = fieldOf(path);
      return field ? [[field, fault] as const] : [];
    });
    setRefused(true);
    if (faults.length > 0) {
      const errors = Object.fromEntries(faults);
      form.setErrors(errors);
      focusFirstFault(form, errors);
    } else {
      setFailure({ message, detail: requestId && m.error_reference({ requestId }) });
    }
  };

  const read = async () => {
    setBusy(true);
    setFailure(undefined);
    setRefused(false);
    const settled = new Promise((resolve) => setTimeout(resolve, 2 * blurPause));
    try {
      const fields = form.getValues();
      await Promise.all([
        queryClient.query({ ...resolveAsRecordedQuery(fields), staleTime: 0 }),
        queryClient.query({ ...resolveQuery(fields), staleTime: 0 }),
      ]);
      await onRead();
    } catch (error) {
      // The field that was left last is still to be looked at, and would take the server's fault away again.
      await settled;
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  return { busy, failure, refused, refuse, read, setFailure, markRefused: () => setRefused(true) };
}
