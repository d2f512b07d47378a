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

import { organisationQuery } from './group-queries.ts';

/** Who the organisation is, to be read. `mayAsk` tells whether the user has a change asked for. */
export function OrganisationPage({ mayAsk }: { mayAsk: boolean }) {
  const query = useQuery(organisationQuery);
  return (
    <PanelPage title={m.menu_organisation()} lead={m.org_organisation_lead()}>
      <QueryView query={query} skeleton="26rem" surface>
        {(organisation) => <Panels organisation={organisation} mayAsk={mayAsk} />}
      </QueryView>
    </PanelPage>
  );
}

function Panels({ organisation, mayAsk }: { organisation: Organisation; mayAsk: boolean }) {
  const { groupName, groupCode, groupDescription, groupType, groupInstitutionCode, country } = organisation;
  const { address1, address2, city, state } = organisation;
  const recorded = (value: string) => value || m.org_not_recorded();
  return (
    <>
      <SectionPanel title={m.org_organisation_details()}>
        <DetailsList
          items={[
            { term: m.org_organisation_name(), value: groupName },
            { term: m.org_organisation_code(), value: groupCode },
            { term: m.org_organisation_institution(), value: groupInstitutionCode },
            { term: m.org_organisation_type(), value: groupTypeLabels[groupType]() },
            { term: m.org_organisation_description(), value: recorded(groupDescription) },
          ]}
        />
      </SectionPanel>
      <SectionPanel title={m.org_organisation_address()} lead={m.org_organisation_address_lead()}>
        <DetailsList
          items={[
            { term: m.register_address1(), value: recorded(address1) },
            { term: m.org_address2(), value: recorded(address2) },
            { term: m.register_city(), value: recorded(city) },
            { term: m.register_state(), value: recorded(state) },
            { term: m.register_country(), value: recorded(country) },
          ]}
        />
      </SectionPanel>
      {mayAsk && <AskPanel organisation={organisation} />}
    </>
  );
}

/** A mail to the provider, begun with what it is about. */
function AskPanel({ organisation: { groupName, groupCode } }: { organisation: Organisation }) {
  const { supportEmail } = useProductInfo();
  if (!supportEmail) return null;
  const subject = encodeURIComponent(m.org_organisation_subject({ group: groupName, code: groupCode }));
  return (
    <SectionPanel title={m.org_organisation_change()} lead={m.org_organisation_change_lead()}>
      <div>
        <Button
          component="a"
          href={`mailto:${supportEmail}?subject=${subject}`}
          variant="default"
          leftSection={<IconMail size={18} stroke={1.8} aria-hidden="true" />}
        >
          {m.org_organisation_change()}
        </Button>
      </div>
    </SectionPanel>
  );
}
