import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AdminsPanel } from './admins-panel.tsx';
import type { PeopleSearch } from './people-list.ts';
import classes from './people-page.module.css';
import { PeoplePanel } from './people-panel.tsx';

/** The tabs of the page; the address carries which one it is. */
export type PeopleTab = 'users' | 'admins';

/** The accounts of consumers, and those of whoever looks after them. */
export function PeoplePage({ tab, search }: { tab: PeopleTab; search: PeopleSearch }) {
  const navigate = useNavigate();
  return (
    <div className={classes.page}>
      <PageHeader title={m.account_managed_title()} lead={m.account_managed_lead()} />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(next) =>
          void navigate({ to: '/product/astrouser-list', search: next === 'admins' ? { tab: 'admins' } : {} })
        }
      >
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="users">{m.account_tab_users()}</Tabs.Tab>
          <Tabs.Tab value="admins">{m.account_tab_admins()}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="users">
          <PeoplePanel search={search} />
        </Tabs.Panel>
        <Tabs.Panel value="admins">
          <AdminsPanel />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
