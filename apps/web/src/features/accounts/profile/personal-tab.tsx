import { TextInput } from '@mantine/core';
import type { Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { errorLine, errorText } from '../../../api/error-text.ts';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { FormSummary } from '../../../shell/forms/form-summary.tsx';
import type { FormFields } from '../../../shell/forms/use-form-fields.ts';
import { type SentForm, useFormSending } from '../../../shell/forms/use-form-sending.ts';
import { FieldGroup, WideField } from '../../../ui/field-group.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import { AddressFields } from '../person/address-fields.tsx';
import { CountryField } from '../person/country-field.tsx';
import { aadhaarInput, passportInput } from '../person/identity-number-input.ts';
import { MobileField } from '../person/mobile-field.tsx';
import { NameFields } from '../person/name-fields.tsx';
import { EmailField } from './email-field.tsx';
import { IdentityNumberField } from './identity-number-field.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { type PersonalFields, personalFieldsOf, updateOf } from './personal-fields.ts';
import classes from './profile-page.module.css';
import { useSaveProfile } from './use-save-profile.ts';

interface Props {
  profile: Profile;
  fields: FormFields<PersonalFields>;
  /** What stands in the fields was kept when the session ended. */
  restored: boolean;
  /** Loads the profile again, after the outcome was read. */
  onReload: () => void;
}

/** Who one is and how one can be reached. */
export function PersonalTab({ profile, fields, restored, onReload }: Props) {
  const { form } = fields;
  const button = useRef<HTMLButtonElement>(null);
  // A number that was saved is shown by its mask again.
  const [saves, setSaves] = useState(0);
  const save = useFormSending(fields, {
    inputOf: (typed) => updateOf(typed, profile),
    send: useSaveProfile(),
    onDone: (saved) => {
      form.setInitialValues(personalFieldsOf(saved.profile));
      form.reset();
      setSaves((count) => count + 1);
    },
    summary: true,
    dialog: true,
  });
  return (
    <CallForm form={save} className={classes.form} label={m.account_profile_personal()}>
      <FormSummary form={save} />
      {restored && (
        <MessageLine text={m.account_profile_restored()} detail={m.account_profile_restored_detail()} />
      )}
      <FieldGroup title={m.account_register_you_title()}>
        <WideField>
          <TextInput
            label={m.login_username()}
            description={m.account_profile_username_hint()}
            value={profile.username}
            disabled
            readOnly
          />
        </WideField>
        <NameFields field={(name) => form.getInputProps(name)} />
        <IdentityNumberField
          key={`aadhaar ${saves}`}
          label={m.account_aadhaar()}
          masked={profile.aadharMasked}
          value={form.values.aadharNumber}
          input={aadhaarInput(form.getInputProps('aadharNumber'))}
          onChange={(value) => form.setFieldValue('aadharNumber', value)}
        />
        <IdentityNumberField
          key={`passport ${saves}`}
          label={m.account_passport()}
          masked={profile.passportMasked}
          value={form.values.passportNumber}
          input={passportInput(form.getInputProps('passportNumber'))}
          onChange={(value) => form.setFieldValue('passportNumber', value)}
        />
      </FieldGroup>
      <FieldGroup title={m.account_register_reach_title()}>
        <AddressFields field={(name) => form.getInputProps(name)} />
        <CountryField
          name={form.values.country}
          path="personal-countryCode"
          error={form.errors.countryCode ?? form.errors.country}
          onChoose={({ name, pcode }) => form.setValues({ country: name, countryCode: pcode })}
          pcode={form.values.countryCode}
        />
        <MobileField
          code={form.values.countryCode}
          hint={m.account_profile_mobile_hint()}
          field={form.getInputProps('mobile')}
        />
        <WideField>
          <EmailField profile={profile} form={form} />
        </WideField>
      </FieldGroup>
      <FormEnd messages={<MessageLine text={save.pending ? m.account_profile_busy() : undefined} />}>
        <WorkingButton ref={button} type="submit" size="lg" working={save.pending}>
          {m.account_profile_update()}
        </WorkingButton>
      </FormEnd>
      <OutcomeDialog
        outcome={outcomeOf(save)}
        onConfirm={() => {
          if (save.data) onReload();
          save.forget();
        }}
        onClosed={() => {
          if (fields.firstOf(form.errors)) fields.focusFirst(form.errors);
          else button.current?.focus();
        }}
      />
    </CallForm>
  );
}

function outcomeOf({ data, error }: SentForm<PersonalFields, { mailedTo: string | undefined }>) {
  if (data) {
    const { mailedTo } = data;
    return {
      title: m.account_profile_saved(),
      text: mailedTo ? m.account_profile_email_sent({ email: mailedTo }) : undefined,
    };
  }
  if (!error) return undefined;
  const { fields } = errorText(error);
  const { text, detail } = errorLine(error);
  return {
    title: m.account_profile_failed(),
    text: fields.length > 0 ? fields.map(({ message }) => message).join(' ') : text,
    detail,
  };
}
