import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Organisation } from '@udaya/contract/group-profile';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { groupTypeLabels } from '../../shell/group-type-label.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { DetailsList } from '../../ui/details-list.tsx';
import { IconMail } from '../../ui/icons.tsx';
import { PanelPage } from '../../ui/panel-page.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { FormLinkPanel } from './form/form-link-panel.tsx';
import { formOfOwnGroup } from './form/form-queries.ts';
import { organisationQuery } from './group-queries.ts';
import { LanguagePanel } from './language-panel.tsx';

/** Who the organisation is, to be read. `mayAsk` tells whether the user looks after it: the link of its form is shown, and a change can be asked for. */
export function OrganisationPage({ mayAsk }: { mayAsk: boolean }) {
  const query = useQuery(organisationQuery);
  return (
    <PanelPage title={m.menu_organisation()} lead={m.group_own_lead()}>
      <QueryView query={query} skeleton="26rem" surface>
        {(organisation) => <Panels organisation={organisation} mayAsk={mayAsk} />}
      </QueryView>
    </PanelPage>
  );
}

function Panels({ organisation, mayAsk }: { organisation: Organisation; mayAsk: boolean }) {
  const { groupName, groupCode, groupDescription, groupType, groupInstitutionCode, country } = organisation;
  const { address1, address2, city, state } = organisation;
  const recorded = (value: string) => value || m.account_enterprise_not_recorded();
  return (
    <>
      <SectionPanel title={m.group_own_details()}>
        <DetailsList
          items={[
            { term: m.group_own_name(), value: groupName },
            { term: m.group_own_code(), value: groupCode },
            { term: m.group_own_institution(), value: groupInstitutionCode },
            { term: m.group_own_type(), value: groupTypeLabels[groupType]() },
            { term: m.group_own_description(), value: recorded(groupDescription) },
          ]}
        />
      </SectionPanel>
      <SectionPanel title={m.group_own_address()} lead={m.group_own_address_lead()}>
        <DetailsList
          items={[
            { term: m.account_address1(), value: recorded(address1) },
            { term: m.account_enterprise_address2(), value: recorded(address2) },
            { term: m.account_city(), value: recorded(city) },
            { term: m.account_state(), value: recorded(state) },
            { term: m.account_country(), value: recorded(country) },
          ]}
        />
      </SectionPanel>
      {mayAsk && (
        <FormLinkPanel
          of={formOfOwnGroup({ name: groupName, enterpriseCode: groupCode })}
          lead={m.group_own_form_lead()}
        />
      )}
      {mayAsk && <LanguagePanel organisation={organisation} />}
      {mayAsk && <AskPanel organisation={organisation} />}
    </>
  );
}

/** A mail to the provider, begun with what it is about. */
function AskPanel({ organisation: { groupName, groupCode } }: { organisation: Organisation }) {
  const { supportEmail } = useProductInfo();
  if (!supportEmail) return null;
  const subject = encodeURIComponent(m.group_own_subject({ group: groupName, code: groupCode }));
  return (
    <SectionPanel title={m.group_own_change()} lead={m.group_own_change_lead()}>
      <div>
        <Button
          component="a"
          href={`mailto:${supportEmail}?subject=${subject}`}
          variant="default"
          leftSection={<IconMail size={18} stroke={1.8} aria-hidden="true" />}
        >
          {m.group_own_change()}
        </Button>
      </div>
    </SectionPanel>
  );
}
