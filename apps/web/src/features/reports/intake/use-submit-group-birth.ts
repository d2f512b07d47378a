import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type GroupBirthInput, groupBirths } from '@udaya/contract/group-births';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useSession } from '../../../api/use-session.ts';
import { useFormCall } from '../../../shell/forms/use-call-form.ts';
import type { FormFields } from '../../../shell/forms/use-form-fields.ts';
import { useWhenOnline } from '../../../shell/use-when-online.ts';
import type { IntakeValues } from '../../intake/intake-values.ts';
import { reportsKey } from '../record/report-queries.ts';
import { forgetSubmission, submissionKey } from './birth-draft.ts';
import { lastSent } from './next-child.ts';

/** After how many milliseconds a submission is tried again that met no network. */
const pauseOffline = 15_000;
const landingPage = '/enterprise/generate-report/landing-page';

interface Options {
  /** What is sent; for fields that were found valid. */
  inputOf: (values: IntakeValues) => GroupBirthInput;
  reveal: (path: string) => unknown;
}

/**
 * Sends what staff of a group entered and goes to the page that says how it came out, by the report's id or by why it failed. What a field can
 * show is shown there instead, and the session that has ended has its own way. `waiting` says that there was no connection. The draft is kept until the server has taken everything.
 */
export function useSubmitGroupBirth(fields: FormFields<IntakeValues>, { inputOf, reveal }: Options) {
  const { username } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const land = (search: { id: string } | { fail: string; reference?: string | undefined }) =>
    void navigate({
      to: landingPage,
      search,
      replace: 'id' in search,
      // What was typed is kept, or sent: nobody needs be warned.
      ignoreBlocker: true,
    });
  // For want of a connection nothing is lost: it waits on the page, and is tried again when the network is back, or after a while.
  const [waiting, setWaiting] = useState(false);
  const sending = useFormCall(groupBirths.create, fields, {
    inputOf: (typed) => {
      const body = inputOf(typed);
      const { aadharNumber: _aadhaar, passportNumber: _passport, ...meant } = body;
      return { body, headers: { 'Idempotency-Key': submissionKey(username, JSON.stringify(meant)) } };
    },
    onDone: ({ birthInputId }, typed) => {
      setWaiting(false);
      forgetSubmission();
      lastSent.of(username).save(typed);
      void queryClient.invalidateQueries({ queryKey: reportsKey });
      void queryClient.invalidateQueries({ queryKey: ['group'] });
      land({ id: birthInputId });
    },
    onFailed: (error) => {
      const { code, status, requestId } =
        error instanceof ApiError ? error : { code: 'server.error', status: 0, requestId: undefined };
      const isOffline = code === 'network.unreachable' || code === 'network.timeout';
      setWaiting(isOffline);
      if (isOffline) return;
      if (code === 'report.conflict') forgetSubmission();
      const shown = fields.firstOf(fields.errorsFrom(error)) !== undefined;
      if (!shown && status !== 401) land({ fail: code, reference: requestId });
    },
    reveal,
  });
  const again = useEffectEvent(() => sending.submit());
  useEffect(() => {
    if (!waiting || sending.pending) return;
    const timer = window.setTimeout(() => again(), pauseOffline);
    return () => window.clearTimeout(timer);
  }, [waiting, sending.pending]);
  useWhenOnline(waiting && !sending.pending, sending.submit);
  return { sending, waiting };
}
