import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { SupportLink } from '../../../shell/support-link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Rich } from '../../../ui/rich.tsx';
import type { ProfileTab } from '../profile/profile-tab.ts';
import classes from './enterprise-profile-page.module.css';
import { enterpriseProfileQuery } from './enterprise-profile-query.ts';
import { LoginDetails } from './login-details.tsx';
import { PersonalDetails } from './personal-details.tsx';

/** The details and the login of an enterprise user, in two tabs. They are kept by the organisation, and only read here. */
export function EnterpriseProfilePage({ tab }: { tab: ProfileTab }) {
  const navigate = useNavigate();
  const query = useQuery(enterpriseProfileQuery);
  return (
    <div className={classes.page}>
      <PageHeader title={m.account_profile_title()} lead={m.account_enterprise_lead()} />
      <QueryView query={query} surface skeleton="56rem">
        {(profile) => (
          <Panel className={classes.panel}>
            <Tabs
              value={tab}
              onChange={(next) =>
                void navigate({
                  to: '/enterprise/profile',
                  search: next === 'login' ? { tab: 'login' } : {},
                  replace: true,
                })
              }
            >
              <Tabs.List grow className={classes.tabs}>
                <Tabs.Tab value="personal">{m.account_profile_personal()}</Tabs.Tab>
                <Tabs.Tab value="login">{m.account_profile_login()}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="personal">
                <Whom username={profile.username} />
                <PersonalDetails profile={profile} />
              </Tabs.Panel>
              <Tabs.Panel value="login">
                <LoginDetails username={profile.username} />
              </Tabs.Panel>
            </Tabs>
          </Panel>
        )}
      </QueryView>
    </div>
  );
}

/** Whom to ask for a change. */
function Whom({ username }: { username: string }) {
  const { supportEmail } = useProductInfo();
  return (
    <p className={classes.whom}>
      {supportEmail ? (
        <Rich
          message={m.account_enterprise_whom}
          inputs={{}}
          places={{ support: <SupportLink subject={m.account_enterprise_subject({ username })} /> }}
        />
      ) : (
        m.account_enterprise_whom_plain()
      )}
    </p>
  );
}
