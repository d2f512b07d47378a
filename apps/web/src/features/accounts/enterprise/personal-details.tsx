import { Button, TextInput } from '@mantine/core';
import type { Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { FieldGroup, WideField } from '../../../ui/field-group.tsx';
import classes from './enterprise-profile-page.module.css';

/** The fields of the personal details, all of them disabled. */
export function PersonalDetails({ profile }: { profile: Profile }) {
  return (
    <div role="group" className={classes.form} aria-label={m.account_profile_personal()}>
      <FieldGroup title={m.account_register_you_title()}>
        <WideField>
          <Shown label={m.login_username()} value={profile.username} />
        </WideField>
        <Shown label={m.account_first_name()} value={profile.firstName} />
        <Shown label={m.account_enterprise_last_name()} value={profile.lastName} />
        <Shown label={m.account_enterprise_aadhaar()} value={profile.aadharMasked} />
        <Shown label={m.account_enterprise_passport()} value={profile.passportMasked} />
      </FieldGroup>
      <FieldGroup title={m.account_register_reach_title()}>
        <WideField>
          <Shown label={m.account_address1()} value={profile.address1} />
        </WideField>
        <WideField>
          <Shown label={m.account_enterprise_address2()} value={profile.address2} />
        </WideField>
        <Shown label={m.account_city()} value={profile.city} />
        <Shown label={m.account_state()} value={profile.state} />
        <Shown label={m.account_country()} value={profile.country} />
        <Shown label={m.account_mobile_code()} value={profile.countryCode} />
        <Shown label={m.account_mobile()} value={profile.mobile} />
        <Shown label={m.dashboard_email()} value={profile.email} />
      </FieldGroup>
      <div>
        <Button size="lg" disabled>
          {m.account_profile_update()}
        </Button>
      </div>
    </div>
  );
}

function Shown({ label, value }: { label: string; value: string }) {
  return (
    <TextInput
      label={label}
      value={value}
      placeholder={m.account_enterprise_not_recorded()}
      disabled
      readOnly
    />
  );
}
