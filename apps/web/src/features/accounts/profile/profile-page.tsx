import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { QueryView } from '../../../shell/query-view.tsx';
import { UnsavedWarning } from '../../../shell/unsaved-warning.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { usePasswordFields } from '../password/password-fields.ts';
import { LoginTab } from './login-tab.tsx';
import { PersonalTab } from './personal-tab.tsx';
import classes from './profile-page.module.css';
import { profileQuery } from './profile-query.ts';
import type { ProfileTab } from './profile-tab.ts';
import { usePersonalDraft } from './use-personal-draft.ts';
import { usePersonalFields } from './use-personal-fields.ts';

/** The own details and login, in two tabs that keep what is typed apart. */
export function ProfilePage({ tab }: { tab: ProfileTab }) {
  const query = useQuery({
    ...profileQuery,
    // Who comes back from the mail with the link sees what became of the address.
    refetchOnWindowFocus: ({ state }) => (state.data?.pendingEmail ? 'always' : true),
  });
  return (
    <div className={classes.page}>
      <PageHeader title={m.account_profile_title()} lead={m.account_profile_lead()} />
      <QueryView query={query} surface skeleton="56rem">
        {(profile) => <ProfileTabs profile={profile} tab={tab} onReload={() => void query.refetch()} />}
      </QueryView>
    </div>
  );
}

interface TabsProps {
  profile: Profile;
  tab: ProfileTab;
  onReload: () => void;
}

function ProfileTabs({ profile, tab, onReload }: TabsProps) {
  const navigate = useNavigate();
  const personal = usePersonalFields(profile);
  const password = usePasswordFields('login');
  const restored = usePersonalDraft(profile, personal.form);
  const dirty = { personal: personal.form.isDirty(), login: password.form.isDirty() };
  return (
    <Panel className={classes.panel}>
      <Tabs
        value={tab}
        keepMounted
        onChange={(next) =>
          void navigate({ to: '/profile', search: next === 'login' ? { tab: 'login' } : {}, replace: true })
        }
      >
        <Tabs.List grow className={classes.tabs}>
          <Tabs.Tab value="personal">
            <TabLabel label={m.account_profile_personal()} unsaved={dirty.personal} />
          </Tabs.Tab>
          <Tabs.Tab value="login">
            <TabLabel label={m.account_profile_login()} unsaved={dirty.login} />
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="personal">
          <PersonalTab
            profile={profile}
            fields={personal}
            restored={restored && dirty.personal}
            onReload={onReload}
          />
        </Tabs.Panel>
        <Tabs.Panel value="login">
          <LoginTab profile={profile} fields={password} onReload={onReload} />
        </Tabs.Panel>
      </Tabs>
      <UnsavedWarning unsaved={dirty.personal || dirty.login} />
    </Panel>
  );
}

function TabLabel({ label, unsaved }: { label: string; unsaved: boolean }) {
  return (
    <>
      {label}
      {unsaved && <span className={classes.unsaved}>{m.account_profile_unsaved()}</span>}
    </>
  );
}
