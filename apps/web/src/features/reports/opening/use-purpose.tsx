import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isFor } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../api/use-session.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { openingsQuery } from './openings-query.ts';

// Those who read their own reports never see it.
const PurposeDialog = lazy(async () => ({ default: (await import('./purpose-dialog.tsx')).PurposeDialog }));

/** Whether a role says for what it opens reports: it reads those of everybody. */
export function useStatesPurpose(): boolean {
  return isFor('statePurpose', useSession().role);
}

/**
 * Goes before something that opens a report, such as its download: `before` does it at once for those who need not say what for, or
 * have said so; everybody else is asked in `dialog` first.
 */
export function usePurpose(id: string) {
  const states = useStatesPurpose();
  const queryClient = useQueryClient();
  const [next, setNext] = useState<() => void>();
  const focus = useFocusReturn();
  const close = (then?: () => void) => {
    setNext(undefined);
    focus.comeBack(then);
  };
  const looking = useMutation({
    mutationFn: async (_then: () => void) => queryClient.ensureQueryData(openingsQuery(id)),
    onSuccess: ({ stated }, then) => {
      if (stated) then();
      else setNext(() => then);
    },
    // What follows is refused in its own words, or goes through and stands in the audit log.
    onError: (_error, then) => then(),
  });
  return {
    before: (then: () => void) => {
      focus.leave();
      if (states) looking.mutate(then);
      else then();
    },
    looking: looking.isPending,
    dialog: next && (
      <Suspense>
        <PurposeDialog
          id={id}
          confirm={m.people_opening_confirm_download()}
          onClose={() => close()}
          // What follows remembers where the keyboard is: not in a dialog that is going.
          onDone={() => close(next)}
        />
      </Suspense>
    ),
  };
}
