import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { GroupUserDashboard } from '@udaya/contract/groups';
import type { GroupPeriod } from '@udaya/core/groups/figure-periods';
import * as m from '@udaya/messages';
import { useSession } from '../../api/use-session.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { DetailsList } from '../../ui/details-list.tsx';
import { WelcomePanel } from '../../ui/welcome-panel.tsx';
import { BranchClosedNote } from './branch-closed-note.tsx';
import { FiduciaryNote } from './fiduciary-note.tsx';
import { FiguresPanel } from './figures-panel.tsx';
import { groupUserDashboardQuery } from './group-queries.ts';
import { ReportCountPanel } from './report-count-panel.tsx';

/** The start page of enterprise users: who they are here, and how many reports they can see, over time and by branch. */
export function EnterpriseDashboardPage({ period }: { period: GroupPeriod }) {
  const { role, firstName, lastName, groupName } = useSession();
  const dashboard = useQuery(groupUserDashboardQuery);
  return (
    <Stack gap="lg">
      <WelcomePanel
        title={m.dashboard_welcome({ name: `${firstName} ${lastName}`.trim() })}
        lead={dashboard.data?.roleDescription ?? groupName}
      >
        <QueryView query={dashboard} skeleton="4rem">
          {(user) => <Details user={user} />}
        </QueryView>
      </WelcomePanel>
      {dashboard.data?.branchClosed && <BranchClosedNote branch={dashboard.data.branchName ?? ''} />}
      {role === 'groupAdmin' && <FiduciaryNote />}
      <ReportCountPanel />
      <FiguresPanel period={period} />
    </Stack>
  );
}

function Details({ user }: { user: GroupUserDashboard }) {
  return (
    <DetailsList
      items={[
        { term: m.dashboard_mobile(), value: user.mobile },
        { term: m.dashboard_email(), value: user.email },
        { term: m.dashboard_group(), value: user.groupName },
        { term: m.dashboard_branch(), value: user.branchName },
      ]}
    />
  );
}
