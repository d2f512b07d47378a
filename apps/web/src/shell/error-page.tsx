import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { errorText, isMissingFile } from '../api/error-text.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { useTitleInstead } from './use-page-title.ts';
import { useWhenOnline } from './use-when-online.ts';

/** What stands in the place of a page that could not be shown. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  useTitleInstead(m.error_page_title());
  const router = useRouter();
  const { message, requestId } = errorText(error);
  const again = () => {
    // A page asks but once for a file of its own. What was typed outlives the full load.
    if (isMissingFile(error)) return window.location.reload();
    reset();
    void router.invalidate();
  };
  useWhenOnline(isMissingFile(error), again);
  return (
    <ErrorState
      heading="h1"
      title={m.error_page_title()}
      message={message}
      requestId={requestId}
      onRetry={again}
      action={
        // A full load: a page of an older build may miss its files, and only a fresh one has them.
        <Button variant="subtle" component="a" href="/">
          {m.action_home()}
        </Button>
      }
    />
  );
}
