import * as m from '@udaya/messages';
import { IconFileUnknown } from '@tabler/icons-react';
import { ApiError } from '../../../api/api-error.ts';
import { errorWords } from '../../../api/error-words.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** What stands in the place of a report: that there is none which this account may see, or why it could not be loaded. */
export function ReportNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Panel>
      {missing ? (
        <EmptyState
          icon={<IconFileUnknown size={28} stroke={1.6} />}
          title={m.report_missing_title()}
          text={m.report_missing_text()}
        />
      ) : (
        <ErrorState {...errorWords(error)} onRetry={onRetry} />
      )}
    </Panel>
  );
}
