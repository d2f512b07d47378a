import type { Field } from '@udaya/contract/intake/field';
import type { Filling } from '../use-intake.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { BirthTimeField } from './birth-time-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { AddressCountry, BirthCountry, BirthPlace } from './country-fields.tsx';
import { DescribedAnswer } from './described-answer.tsx';
import { choicesOf, inputOf, SelectField, TextField } from './field-parts.tsx';
import { CityField, EmailField, IqOrNone, MobileField, ReferrerField } from './own-fields.tsx';

interface Props {
  wizard: Filling;
  field: Field;
}

/** A question of a form, drawn by its kind. */
export function IntakeField({ wizard, field }: Props) {
  const { form } = wizard.fields;
  switch (field.kind) {
    case 'date':
      return <BirthDateField {...inputOf(form, field.name)} />;
    case 'time': {
      const { dateOfBirth, timeAccuracy } = form.values;
      return (
        <BirthTimeField
          {...inputOf(form, field.name)}
          disabled={timeAccuracy === 'unknown'}
          warns={timeAccuracy !== '' || dateOfBirth !== ''}
        />
      );
    }
    case 'radio':
      return (
        <ChoiceGroup
          {...inputOf(form, field.name)}
          label={field.label()}
          hint={field.hint?.()}
          choices={choicesOf(field)}
        />
      );
    case 'select':
      return <SelectField form={form} field={field} />;
    case 'country':
      return <BirthCountry form={form} field={field} />;
    case 'place':
      return <BirthPlace wizard={wizard} field={field} />;
    case 'address-country':
      return <AddressCountry form={form} field={field} />;
    case 'city':
      return <CityField form={form} field={field} />;
    case 'email':
      return <EmailField form={form} field={field} />;
    case 'mobile':
      return <MobileField form={form} field={field} />;
    case 'referrer':
      return <ReferrerField form={form} field={field} />;
    case 'iq-or-none':
      return <IqOrNone form={form} field={field} />;
    default:
      return field.describes ? (
        <DescribedAnswer form={form} field={field} />
      ) : (
        <TextField form={form} field={field} />
      );
  }
}
