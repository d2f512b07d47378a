import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { productReports, reports } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { ApiError } from '../../../api/api-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { refusedWith } from '../../../api/refused-with.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconFileUnknown, IconLock } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** What stands in the place of a report: that there is none which this account may see, or why it could not be loaded. */
export function ReportNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (refusedWith(error, reports.read, 'report.version_closed')) return <VersionClosed />;
  if (refusedWith(error, productReports.read, 'report.withdrawn')) return <Withdrawn />;
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
        <ErrorState {...errorText(error)} onRetry={onRetry} />
      )}
    </Panel>
  );
}

/** Closed to everybody: there is nothing to try again. */
function Withdrawn() {
  return (
    <Panel>
      <EmptyState
        icon={<IconLock size={26} stroke={1.6} />}
        title={m.report_withdrawn()}
        text={m.report_withdrawn_text()}
      />
    </Panel>
  );
}

/** A version from before the report was corrected to another person. */
function VersionClosed() {
  return (
    <Panel>
      <EmptyState
        icon={<IconLock size={26} stroke={1.6} />}
        title={m.report_version_closed_title()}
        text={m.report_version_closed()}
        action={
          <Anchor underline="always" renderRoot={(props) => <Link {...props} to="." search={{}} state />}>
            {m.report_version_latest()}
          </Anchor>
        }
      />
    </Panel>
  );
}
