import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '@udaya/contract/accounts';
import { groupProfile } from '@udaya/contract/group-profile';
import * as m from '@udaya/messages';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { enterpriseProfileQuery } from '../../accounts/enterprise/enterprise-profile-query.ts';
import { ContactFields } from '../../accounts/person/contact-fields.tsx';
import classes from './security-page.module.css';

/** How somebody of a group is reached; the rest of an enterprise profile is only read. */
export function ContactPanel() {
  const query = useQuery(enterpriseProfileQuery);
  return (
    <SectionPanel title={m.account_contact_title()} lead={m.account_contact_lead()}>
      <QueryView query={query} skeleton="12rem">
        {(profile) => <ContactForm profile={profile} />}
      </QueryView>
    </SectionPanel>
  );
}

function ContactForm({ profile: { mobile, address1 } }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const change = useCallForm(groupProfile.changeContact, {
    initialValues: { mobile, address1 },
    inputOf: (body) => ({ body }),
    onDone: () => {
      void queryClient.invalidateQueries(enterpriseProfileQuery);
      void queryClient.invalidateQueries({ queryKey: ['group', 'user-dashboard'] });
    },
  });
  return (
    <CallForm form={change} className={classes.form} label={m.account_contact_title()}>
      <ContactFields form={change.form} />
      <FormEnd
        messages={
          <>
            <MessageLine tone="success" text={change.data && m.account_contact_saved()} />
            <MessageLine tone="error" {...change.failure} />
          </>
        }
      >
        <Button type="submit" loading={change.pending}>
          {m.account_contact_save()}
        </Button>
      </FormEnd>
    </CallForm>
  );
}
