import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { groupBranches, type OwnBranch } from '@udaya/contract/group-branches';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { refusedWith } from '../../api/refused-with.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { DetailsList } from '../../ui/details-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconBuilding } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelPage } from '../../ui/panel-page.tsx';
import { Rich } from '../../ui/rich.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { BranchClosedNote } from './branch-closed-note.tsx';
import { ownBranchQuery } from './group-queries.ts';

/** The branch that somebody works in, to be read. */
export function OwnBranchPage() {
  const query = useQuery(ownBranchQuery);
  return (
    <PanelPage title={m.menu_branch()} lead={m.branch_lead()}>
      <QueryView
        query={query}
        skeleton="22rem"
        surface
        renderFailed={(error) =>
          refusedWith(error, groupBranches.readOwn, 'record.missing') ? <NoBranch /> : undefined
        }
      >
        {(branch) => <Panels branch={branch} />}
      </QueryView>
    </PanelPage>
  );
}

function Panels({ branch }: { branch: OwnBranch }) {
  const { branchName, groupName, closedDate, users, reports, admins } = branch;
  const written = (count: number) => formatNumber(count, getLocale());
  return (
    <>
      {closedDate !== null && <BranchClosedNote branch={branchName} />}
      <SectionPanel title={branchName}>
        <DetailsList
          items={[
            { term: m.branch_organisation(), value: groupName },
            { term: m.branch_state(), value: <BranchState closedDate={closedDate} /> },
            { term: m.branch_people(), value: written(users) },
            { term: m.branch_reports(), value: written(reports) },
          ]}
        />
      </SectionPanel>
      <SectionPanel title={m.branch_admins()}>
        {admins.length === 0 ? (
          m.branch_admins_none()
        ) : (
          <DetailsList
            items={admins.map(({ name, email }) => ({
              term: name,
              value: (
                <Anchor href={`mailto:${email}`} underline="always">
                  {email}
                </Anchor>
              ),
            }))}
          />
        )}
      </SectionPanel>
    </>
  );
}

function BranchState({ closedDate }: { closedDate: string | null }) {
  if (closedDate === null) return <StatusBadge tone="good">{m.branch_open()}</StatusBadge>;
  return (
    <Rich message={m.branch_closed_since} inputs={{}} places={{ when: <Timestamp instant={closedDate} /> }} />
  );
}

function NoBranch() {
  return (
    <Panel>
      <EmptyState
        icon={<IconBuilding size={26} stroke={1.6} />}
        title={m.branch_missing()}
        text={m.branch_missing_text()}
      />
    </Panel>
  );
}
