import { Button } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { type AstroUser, type AstroUserDetails, astroUsers } from '@udaya/contract/astro-users';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent } from 'react';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormSummary } from '../../../shell/forms/form-summary.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { WideField } from '../../../ui/field-group.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { AddressFields } from '../person/address-fields.tsx';
import { CountryField } from '../person/country-field.tsx';
import { EmailInput } from '../person/email-input.tsx';
import { MobileField } from '../person/mobile-field.tsx';
import { NameFields } from '../person/name-fields.tsx';
import classes from './people-page.module.css';

type Fields = Required<AstroUserDetails>;

interface Props {
  person: AstroUser;
  onBack: () => void;
  onFailed: (error: Error) => void;
  onDone: (person: AstroUser) => void;
}

/** The details of an account, under the rules of its owner's profile. */
export function DetailsForm({ person, onBack, onFailed, onDone }: Props) {
  const sending = useCallForm(astroUsers.change, {
    name: 'person-details',
    initialValues: fieldsOf(person),
    order,
    rules: (typed, bySchema) => withOwnRule(bySchema(typed), typed, person),
    checkOnBlur: true,
    inputOf: ({ email, ...typed }: Fields) => ({
      params: { id: person.id },
      // An address that nobody touched leaves the one that waits as it is.
      body: { ...typed, email: email === person.email ? (person.pendingEmail ?? email) : email },
    }),
    onDone,
    onFailed,
  });
  const { form } = sending;
  // Not the own details: the browser must not fill them in.
  const field = (name: keyof Fields) => ({ ...form.getInputProps(name), autoComplete: 'off' });
  const begin = useEffectEvent(() => form.getInputNode('firstName')?.focus());
  useEffect(() => begin(), []);
  return (
    <CallForm form={sending} className={classes.form} label={m.account_managed_edit_details()}>
      <FormSummary form={sending} />
      <div className={classes.fields}>
        <NameFields field={field} />
        <AddressFields field={field} />
        <CountryField
          name={form.values.country}
          path="person-details-countryCode"
          error={form.errors.countryCode ?? form.errors.country}
          onChoose={({ name, pcode }) => form.setValues({ country: name, countryCode: pcode })}
          pcode={form.values.countryCode}
        />
        <MobileField
          code={form.values.countryCode}
          hint={m.account_profile_mobile_hint()}
          field={field('mobile')}
        />
        <WideField>
          <EmailInput
            hint={
              person.status === 'pending'
                ? m.account_managed_email_hint_pending()
                : m.account_managed_email_hint()
            }
            field={field('email')}
          />
        </WideField>
      </div>
      <FormEnd messages={<MessageLine tone="error" {...sending.failure} />}>
        <WorkingButton type="submit" working={sending.pending}>
          {m.account_managed_save()}
        </WorkingButton>
        <Button variant="default" onClick={onBack}>
          {m.account_managed_back()}
        </Button>
      </FormEnd>
    </CallForm>
  );
}

const order = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'countryCode',
  'mobile',
  'email',
] as const;

/** How the forms take a mobile; the server keeps longer ones that were stored elsewhere. */
const ownMobile = /^\d{8,10}$/;

function withOwnRule(errors: FormErrors, { mobile }: Fields, stored: AstroUser): FormErrors {
  const isWrong = mobile !== stored.mobile && !errors.mobile && !ownMobile.test(mobile);
  return isWrong ? { ...errors, mobile: m.account_mobile_invalid() } : errors;
}

function fieldsOf(person: AstroUser): Fields {
  const { firstName, lastName, address1, address2, city, state, country } = person;
  const { countryCode, mobile, email, version } = person;
  return {
    firstName,
    lastName,
    address1,
    address2,
    city,
    state,
    country,
    countryCode,
    mobile,
    email,
    version,
  };
}
