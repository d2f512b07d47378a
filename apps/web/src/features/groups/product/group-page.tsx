import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { productGroups } from '@udaya/contract/product-groups';
import * as m from '@udaya/messages';
import { refusedWith } from '../../../api/refused-with.ts';
import { groupTypeLabels } from '../../../shell/group-type-label.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useTitleInstead } from '../../../shell/use-page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconArrowLeft, IconBuildingCommunity } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';

import { AdminsPanel } from './admins-panel.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { FormLinkPanel } from './form-link-panel.tsx';
import type { RenderCountry } from './group-fields.tsx';
import classes from './group-page.module.css';
import type { GroupSearch } from './group-search.ts';
import { productGroupQuery } from './product-group-queries.ts';
import { UsagePanel } from './usage-panel.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The group that is opened was made a moment ago. */
    madeGroup?: boolean;
  }
}

interface Props {
  id: string;
  search: GroupSearch;
  renderCountry: RenderCountry;
}

/** One group, for the product admin: what it is, its public form, who looks after it, and what it makes. */
export function GroupPage({ id, search, renderCountry }: Props) {
  const query = useQuery(productGroupQuery(id));
  const isNew = useLocation({ select: ({ state }) => state.madeGroup === true });
  return (
    <div className={classes.page}>
      <Anchor
        className={classes.back}
        size="sm"
        renderRoot={(props) => <Link {...props} to="/product/groups" />}
      >
        <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" /> {m.group_all()}
      </Anchor>
      <QueryView
        query={query}
        skeleton="24rem"
        surface
        renderFailed={(error) =>
          refusedWith(error, productGroups.read, 'record.missing') ? <NoSuchGroup /> : undefined
        }
      >
        {(group) => (
          <>
            <GroupTitle title={group.name} />
            <PageHeader over={groupTypeLabels[group.type]()} title={group.name} />
            <div className={classes.panels}>
              {isNew && group.version === 1 && group.closedDate === null && (
                <MessageLine tone="success" text={m.group_made()} detail={m.group_made_detail()} />
              )}
              <DetailsPanel group={group} editing={search.edit !== undefined} renderCountry={renderCountry} />
              <AdminsPanel group={group} />
              <FormLinkPanel group={group} />
              <UsagePanel group={group} months={search.months ?? 12} />
              <ClosingPanel group={group} />
            </div>
          </>
        )}
      </QueryView>
    </div>
  );
}

function GroupTitle({ title }: { title: string }) {
  useTitleInstead(title);
  return null;
}

function NoSuchGroup() {
  return (
    <Panel>
      <EmptyState
        heading="h1"
        icon={<IconBuildingCommunity size={26} stroke={1.6} />}
        title={m.group_missing()}
        text={m.group_missing_text()}
      />
    </Panel>
  );
}
