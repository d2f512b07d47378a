import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import * as m from '@udaya/messages';
import { FieldGroup, FieldRows, WideField } from '../../../ui/field-group.tsx';
import { OptionalFold } from '../../../ui/optional-fold.tsx';
import { SecretInput } from '../../../ui/secret-input.tsx';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { NeededAddressFields, SecondLineField } from '../person/address-fields.tsx';
import { CountryField } from '../person/country-field.tsx';
import { EmailInput } from '../person/email-input.tsx';
import { aadhaarInput, passportInput } from '../person/identity-number-input.ts';
import { MobileField } from '../person/mobile-field.tsx';
import { FirstNameField, LastNameField } from '../person/name-fields.tsx';
import type { RegisterFields } from './register-fields.ts';

type RegisterForm = UseFormReturnType<RegisterFields>;

/** What nobody needs for an account, in one fold. */
const optional = ['lastName', 'address2', 'aadharNumber', 'passportNumber'] as const;

/** What may be told beside it. */
function OptionalFields({ form }: { form: RegisterForm }) {
  return (
    <OptionalFold
      label={m.account_register_optional()}
      filled={optional.some((name) => form.values[name] !== '')}
      wrong={optional.some((name) => form.errors[name] !== undefined)}
    >
      <FieldRows>
        <WideField>
          <LastNameField field={form.getInputProps('lastName')} />
        </WideField>
        <SecondLineField field={form.getInputProps('address2')} />
        <TextInput label={m.account_aadhaar()} {...aadhaarInput(form.getInputProps('aadharNumber'))} />
        <TextInput label={m.account_passport()} {...passportInput(form.getInputProps('passportNumber'))} />
      </FieldRows>
    </OptionalFold>
  );
}

/** What a login needs: who registers, and by which words they will log in. */
export function LoginGroup({ form }: { form: RegisterForm }) {
  const { firstName, lastName, username, email } = form.values;
  const password = form.getInputProps('password');
  const repeat = form.getInputProps('confirmPassword');
  const recheck = () => {
    password.onBlur?.();
    if (repeat.value !== '') repeat.onBlur?.();
  };
  return (
    <FieldGroup title={m.account_register_login_title()} lead={m.account_register_you_lead()}>
      <WideField>
        <FirstNameField field={form.getInputProps('firstName')} />
      </WideField>
      <WideField>
        <EmailInput hint={m.account_register_email_hint()} field={form.getInputProps('email')} />
      </WideField>
      <WideField>
        <TextInput
          label={m.login_username()}
          description={m.account_register_username_hint()}
          autoComplete="username"
          name="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('username')}
        />
      </WideField>
      <NewPasswordField
        label={m.login_password()}
        hint={m.account_register_password_hint()}
        name="password"
        known={[firstName, lastName, username, email.split('@')[0] ?? '']}
        field={{ ...password, onBlur: recheck }}
      />
      <SecretInput
        label={m.account_register_confirm_password()}
        description={m.account_register_confirm_hint()}
        autoComplete="new-password"
        name="confirmPassword"
        {...repeat}
      />
    </FieldGroup>
  );
}

/** Where the person lives and can be reached: what invoices show. */
export function ReceiptGroup({ form }: { form: RegisterForm }) {
  return (
    <FieldGroup title={m.account_register_receipt_title()} lead={m.account_register_receipt_lead()}>
      <NeededAddressFields field={(name) => form.getInputProps(name)} />
      <CountryField
        name={form.values.country}
        pcode={form.values.dailingCode}
        path="dailingCode"
        error={form.errors.dailingCode ?? form.errors.country}
        onChoose={({ name, pcode }) => {
          form.setFieldValue('country', name);
          form.setFieldValue('dailingCode', pcode);
        }}
      />
      <MobileField
        code={form.values.dailingCode}
        hint={m.account_register_mobile_hint()}
        field={form.getInputProps('mobile')}
      />
      <WideField>
        <OptionalFields form={form} />
      </WideField>
    </FieldGroup>
  );
}
