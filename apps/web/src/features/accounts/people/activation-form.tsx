import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { type AstroUser, astroUsers } from '@udaya/contract/astro-users';
import * as m from '@udaya/messages';
import { useEffect, useRef, useState } from 'react';
import { CallForm } from '../../../shell/forms/call-form.tsx';
import { useCallForm } from '../../../shell/forms/use-call-form.ts';
import { FormEnd } from '../../../ui/form-end.tsx';
import { IconPencil } from '../../../ui/icons.tsx';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import classes from './people-page.module.css';
import { dayOf } from './person-words.ts';

interface Props {
  person: AstroUser;
  onClose: () => void;
  onEdit: () => void;
  onFailed: (error: Error) => void;
  onDone: (person: AstroUser) => void;
}

/** The fields of an account, disabled, above the switch that activates it or switches it off. */
export function ActivationForm({ person, onClose, onEdit, onFailed, onDone }: Props) {
  const [missing, setMissing] = useState(false);
  const deleting = person.deletion !== null;
  const toggle = useRef<HTMLInputElement>(null);
  // On a phone it lies below the fields, and is what one came for.
  useEffect(() => {
    toggle.current?.scrollIntoView({ block: 'center' });
  }, []);
  const sending = useCallForm(astroUsers.setActivation, {
    name: 'switch-person',
    initialValues: { activated: person.activated, version: person.version },
    inputOf: (body) => {
      const fieldMissing = required(person).some(({ value }) => value.trim() === '');
      setMissing(fieldMissing);
      if (fieldMissing) return undefined;
      if (body.activated === person.activated) {
        onClose();
        return undefined;
      }
      return { params: { id: person.id }, body };
    },
    onDone,
    onFailed,
  });
  const errors = new Map<string, string>(
    missing
      ? required(person).flatMap(({ key, value, error }) => (value.trim() ? [] : [[key, error] as const]))
      : [],
  );
  const on = sending.form.values.activated;
  const hint = deleting
    ? m.account_managed_switch_deleting()
    : person.activated
      ? m.account_managed_switch_on_hint()
      : m.account_managed_switch_off_hint();
  return (
    <CallForm form={sending} className={classes.form} label={m.account_managed_switch()}>
      <div className={classes.fields}>
        {shown(person).map(({ key, label, value }) => (
          <TextInput key={key} label={label} value={value} error={errors.get(key)} disabled readOnly />
        ))}
      </div>
      {person.deletion && (
        <MessageLine
          text={m.account_managed_deleted_by({
            admin: person.deletion.requestedBy,
            day: dayOf(person.deletion.requestedDate),
          })}
          detail={person.deletion.reason}
        />
      )}
      {person.pendingEmail && (
        <MessageLine text={m.account_managed_pending_email({ email: person.pendingEmail })} />
      )}
      <Switch
        ref={toggle}
        size="md"
        label={m.account_managed_switch()}
        description={hint}
        checked={on}
        disabled={deleting}
        data-autofocus
        onChange={(event) => sending.form.setFieldValue('activated', event.currentTarget.checked)}
      />
      <FormEnd
        messages={
          <>
            <MessageLine tone="error" {...sending.failure} />
            <MessageLine text={missing ? m.account_managed_fill_first() : undefined} />
          </>
        }
      >
        <WorkingButton type="submit" working={sending.pending} disabled={deleting}>
          {m.account_managed_save()}
        </WorkingButton>
        <Button
          variant="light"
          disabled={deleting}
          leftSection={<IconPencil size={17} stroke={1.7} />}
          onClick={onEdit}
        >
          {m.account_managed_edit_details()}
        </Button>
        <Button variant="default" onClick={onClose}>
          {m.account_managed_cancel()}
        </Button>
      </FormEnd>
    </CallForm>
  );
}

/** What must be there before the account may be saved. */
function required({ firstName, email, mobile, country }: AstroUser) {
  return [
    { key: 'firstName', value: firstName, error: m.account_first_name_required() },
    { key: 'email', value: email, error: m.account_email_invalid() },
    { key: 'mobile', value: mobile, error: m.account_mobile_required() },
    { key: 'country', value: country, error: m.account_country_required() },
  ] as const;
}

function shown(person: AstroUser) {
  return [
    { key: 'firstName', label: m.account_managed_first_name(), value: person.firstName },
    { key: 'lastName', label: m.account_managed_last_name(), value: person.lastName },
    { key: 'username', label: m.account_managed_username(), value: person.username },
    { key: 'email', label: m.account_managed_email(), value: person.email },
    {
      key: 'mobile',
      label: m.account_managed_mobile(),
      value: `${person.countryCode} ${person.mobile}`.trim(),
    },
    { key: 'country', label: m.account_managed_country(), value: person.country },
    { key: 'address1', label: m.account_managed_address1(), value: person.address1 },
    { key: 'address2', label: m.account_managed_address2(), value: person.address2 },
    { key: 'city', label: m.account_managed_city(), value: person.city },
    { key: 'state', label: m.account_managed_state(), value: person.state },
  ] as const;
}
