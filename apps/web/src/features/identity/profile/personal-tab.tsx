import { TextInput } from '@mantine/core';
import type { Profile } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useRef, useState } from 'react';
import { errorsByPath, errorWords } from '../../../api/error-words.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FieldGroup, WideField } from '../../../ui/field-group.tsx';
import { FormEnd } from '../../../ui/form-end.tsx';
import { listFaults } from '../../../ui/list-faults.ts';
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
import { personalFieldsOf, personalOrder, updateOf } from './personal-fields.ts';
import classes from './profile-page.module.css';
import type { PersonalForm } from './use-personal-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface Props {
  profile: Profile;
  form: PersonalForm;
  /** What stands in the fields was kept when the session ended. */
  restored: boolean;
  /** Loads the profile again, after the outcome was read. */
  onReload: () => void;
}

/** Who one is and how one can be reached. */
export function PersonalTab({ profile, form, restored, onReload }: Props) {
  const [attempt, setAttempt] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const save = useSaveProfile();
  const refuse = () => setAttempt((count) => count + 1);
  const submit = form.onSubmit((fields) => {
    setAttempt(0);
    save.mutate(updateOf(fields, profile), {
      onSuccess: (saved) => {
        form.setInitialValues(personalFieldsOf(saved.profile));
        form.reset();
      },
      onError: (error) => {
        const { fields: refused } = errorWords(error);
        form.setErrors(errorsByPath(refused));
      },
    });
  }, refuse);
  const faults = listFaults(form.errors, personalOrder);
  const goOn = () => {
    const fault = faults[0] && form.getInputNode(faults[0].path);
    (fault ?? button.current)?.focus();
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={m.profile_personal()}>
      {attempt > 0 && (
        <ErrorSummary errors={faults} nodeOf={(path) => form.getInputNode(path)} attempt={attempt} />
      )}
      {restored && <MessageLine text={m.profile_restored()} detail={m.profile_restored_detail()} />}
      <FieldGroup title={m.register_you_title()}>
        <WideField>
          <TextInput
            label={m.login_username()}
            description={m.profile_username_hint()}
            value={profile.username}
            disabled
            readOnly
          />
        </WideField>
        <NameFields field={(name) => form.getInputProps(name)} />
        <IdentityNumberField
          key={`aadhaar ${save.submittedAt}`}
          label={m.register_aadhaar()}
          masked={profile.aadharMasked}
          value={form.values.aadharNumber}
          input={aadhaarInput(form.getInputProps('aadharNumber'))}
          onChange={(value) => form.setFieldValue('aadharNumber', value)}
        />
        <IdentityNumberField
          key={`passport ${save.submittedAt}`}
          label={m.register_passport()}
          masked={profile.passportMasked}
          value={form.values.passportNumber}
          input={passportInput(form.getInputProps('passportNumber'))}
          onChange={(value) => form.setFieldValue('passportNumber', value)}
        />
      </FieldGroup>
      <FieldGroup title={m.register_reach_title()}>
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
          hint={m.profile_mobile_hint()}
          field={form.getInputProps('mobile')}
        />
        <WideField>
          <EmailField profile={profile} form={form} />
        </WideField>
      </FieldGroup>
      <FormEnd news={<MessageLine text={save.isPending ? m.profile_busy() : undefined} />}>
        <WorkingButton ref={button} type="submit" size="lg" working={save.isPending}>
          {m.profile_update()}
        </WorkingButton>
      </FormEnd>
      <OutcomeDialog
        outcome={outcomeOf(save)}
        onConfirm={() => {
          if (save.isSuccess) onReload();
          save.reset();
        }}
        onClosed={goOn}
      />
    </form>
  );
}

function outcomeOf({ data, error }: ReturnType<typeof useSaveProfile>) {
  if (data) {
    const { mailedTo } = data;
    return {
      title: m.profile_saved(),
      text: mailedTo ? m.profile_email_sent({ email: mailedTo }) : undefined,
    };
  }
  if (!error) return undefined;
  const { message, requestId, fields } = errorWords(error);
  return {
    title: m.profile_failed(),
    text: fields.length > 0 ? fields.map((fault) => fault.message).join(' ') : message,
    detail: requestId && m.error_reference({ requestId }),
  };
}
