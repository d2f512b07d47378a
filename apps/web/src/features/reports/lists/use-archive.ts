import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { archives } from '@udaya/contract/report-archives';
import { useEffect, useRef, useState } from 'react';
import { type CallInput, call } from '../../../api/call.ts';
import { downloadFile } from '../../../api/download-file.ts';
import { useDownload } from '../../../api/use-download.ts';
import { notificationsQuery } from '../../../shell/use-notifications.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';

const askAgain = 1_500;
/** Sixty megabytes take their time on a slow line. */
const timeoutMs = 10 * 60_000;

/** The ZIP that was asked for last; asked again while it is made. */
const archiveQuery = queryOptions({
  queryKey: ['report-archive'],
  queryFn: ({ signal }) => call(archives.read, { signal }),
  refetchInterval: ({ state }) => (state.data?.archive?.state === 'making' ? askAgain : false),
});

/** The ZIP of one's reports: to be begun, watched, gone on with, taken away and downloaded. */
export function useArchive() {
  const queryClient = useQueryClient();
  const query = useQuery(archiveQuery);
  const archive = query.data?.archive ?? undefined;
  const [gone, setGone] = useState<'cancelled' | 'removed'>();
  const keep = (answer: typeof query.data) => {
    // What was asked before this answer must not take its place.
    void queryClient.cancelQueries({ queryKey: archiveQuery.queryKey });
    queryClient.setQueryData(archiveQuery.queryKey, answer);
  };
  const making = useMutation({
    mutationFn: (body: CallInput<typeof archives.make>['body']) => call(archives.make, { body }),
    onMutate: () => setGone(undefined),
    onSuccess: keep,
  });
  const resuming = useMutation({
    mutationFn: (id: string) => call(archives.resume, { params: { id } }),
    onSuccess: keep,
  });
  const removing = useMutation({
    mutationFn: ({ id }: { id: string; as: 'cancelled' | 'removed' }) =>
      call(archives.cancel, { params: { id } }),
    onSuccess: (answer, { as }) => {
      keep(answer);
      setGone(as);
      // The button goes with its panel.
      focusHeading();
    },
  });
  const download = useDownload((id: string, signal) =>
    downloadFile(archives.download, { params: { id }, signal, timeoutMs }, 'AIReports.zip'),
  );
  // The bell hears of what the page sees.
  const state = archive?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'making' && state !== 'making')
      void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey });
    before.current = state;
  }, [state, queryClient]);
  return { archive, failure: query.error, gone, making, resuming, removing, download };
}
export type Archive = ReturnType<typeof useArchive>;
