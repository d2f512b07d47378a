import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReportUserType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../shell/query-view.tsx';
import { afterDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { IconLock } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { GoBack } from '../report-detail/go-back.tsx';
import { ReportNotLoaded } from '../report-detail/report-not-loaded.tsx';
import { ReportSkeleton } from '../report-detail/report-skeleton.tsx';
import { openingsQuery } from './openings-query.ts';
import { PurposeDialog } from './purpose-dialog.tsx';

export interface Gated {
  /** Of the report. */
  id: string;
  userType: ReportUserType;
  children: ReactNode;
}

/** A report behind the question for what it is opened: nothing of it is asked for before that was said. */
export function AskingGate({ id, userType, children }: Gated) {
  const query = useQuery(openingsQuery(id));
  const [asking, setAsking] = useState(true);
  if (query.data?.stated) return children;
  return (
    <>
      <PageHeader
        over={m.report_title()}
        title={m.people_opening_title()}
        actions={<GoBack userType={userType} />}
      />
      <QueryView
        query={query}
        skeleton={<ReportSkeleton />}
        renderFailed={(error, retry) => <ReportNotLoaded error={error} onRetry={retry} />}
      >
        {() => (
          <>
            <Panel>
              <EmptyState
                icon={<IconLock size={26} stroke={1.6} />}
                title={m.people_opening_waits()}
                text={m.people_opening_waits_text()}
                action={<Button onClick={() => setAsking(true)}>{m.people_opening_ask()}</Button>}
              />
            </Panel>
            {asking && (
              <PurposeDialog
                id={id}
                confirm={m.people_opening_confirm()}
                onClose={() => {
                  setAsking(false);
                  setTimeout(focusHeading, afterDialog);
                }}
                // The heading of the page is another by then.
                onDone={() => setTimeout(focusHeading, afterDialog)}
              />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
