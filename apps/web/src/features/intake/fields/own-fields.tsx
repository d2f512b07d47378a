import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Field, textAt } from '@udaya/contract/intake/field';
import { iqNotAssessed } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { nationalNumber } from '../../../shell/forms/national-number.ts';
import { groupContactQuery } from '../../../shell/group-contact.ts';
import classes from '../intake.module.css';
import type { IntakeForm } from '../use-intake.ts';
import { inputOf, TextField } from './field-parts.tsx';

interface Props {
  form: IntakeForm;
  field: Field;
}

/** A mobile number after its dialling code, which may have been pasted with it. */
export function MobileField({ form, field }: Props) {
  const code = textAt(form.values, 'countryCode');
  const { onChange } = inputOf(form, field.name);
  return (
    <TextField
      form={form}
      field={field}
      type="tel"
      inputMode="tel"
      description={m.person_mobile_why({ code })}
      leftSection={<span aria-hidden="true">{code}</span>}
      leftSectionWidth={68}
      onChange={(event) => onChange(nationalNumber(event.currentTarget.value, code).replace(/[^+\d]/g, ''))}
    />
  );
}

/** Who referred: somebody's name, or oneself by one tap. */
export function ReferrerField({ form, field }: Props) {
  return (
    <TextField
      form={form}
      field={field}
      rightSectionWidth={84}
      rightSectionPointerEvents="all"
      rightSection={
        <Button
          variant="light"
          size="compact-sm"
          aria-label={m.birth_referred_by_self_label()}
          onClick={() => form.setFieldValue(field.name, m.birth_referred_by_self())}
        >
          {m.birth_referred_by_self()}
        </Button>
      }
    />
  );
}

/** A city, or by one tap that of the birth, with its state: where a place of India was chosen and the address is there, too. */
export function CityField({ form, field }: Props) {
  const { birthCountry, placeId, placeText } = form.values;
  const [city = '', ...area] = placeText.split(', ');
  const state = area.at(-2);
  const isOffered = placeId !== '' && birthCountry === 'IN' && textAt(form.values, 'country') === 'India';
  if (!isOffered || !state) return <TextField form={form} field={field} />;
  return (
    <div className={classes.withButton}>
      <TextField form={form} field={field} />
      <Button
        variant="default"
        onClick={() => {
          form.setFieldValue(field.name, city);
          form.setFieldValue('state', state);
        }}
      >
        {m.person_city_of_birth()}
      </Button>
    </div>
  );
}

/** An address, or by one tap that of the group itself, for a family that has none. */
export function EmailField({ form, field }: Props) {
  const { value, onChange } = inputOf(form, field.name);
  const email = useQuery(groupContactQuery).data?.email;
  if (!email) return <TextField form={form} field={field} />;
  const none = value === email;
  return (
    <div className={classes.withButton}>
      <TextField form={form} field={field} {...(none ? { description: m.person_email_of_group() } : {})} />
      <Button
        variant={none ? 'light' : 'default'}
        aria-pressed={none}
        onClick={() => onChange(none ? '' : email)}
      >
        {m.person_email_none()}
      </Button>
    </div>
  );
}

/** An IQ level, or by one tap that there is none. */
export function IqOrNone({ form, field }: Props) {
  const { value, onChange } = inputOf(form, field.name);
  const none = value === iqNotAssessed;
  return (
    <div className={classes.withButton}>
      <TextField
        form={form}
        field={{ ...field, kind: 'digits' }}
        value={none ? '' : value}
        placeholder={none ? m.birth_iq_none() : undefined}
      />
      <Button
        variant={none ? 'light' : 'default'}
        aria-pressed={none}
        aria-label={m.birth_iq_none_label()}
        onClick={() => onChange(none ? '' : iqNotAssessed)}
      >
        {m.birth_iq_none()}
      </Button>
    </div>
  );
}
