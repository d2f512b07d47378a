import { type Field as Question, textAt } from '@udaya/contract/intake/field';
import { Field, RadioField, SelectField } from './fields.tsx';
import { DateField, TimeField } from './moment-fields.tsx';
import { PlaceField } from './place-field.tsx';
import type { Errors, Values } from './student-values.ts';
import type { Clock } from './use-clock.ts';
import { useCountries } from './use-countries.ts';

interface Props {
  field: Question;
  groupToken: string;
  /** The clocks that the time may mean, where it is in doubt. */
  clock: Clock | undefined;
  values: Values;
  errors: Errors;
  change: (change: Partial<Values>) => void;
}

/** A question of the form, drawn by its kind with the browser's own controls. */
export function StudentField({ field, groupToken, clock, ...shared }: Props) {
  const { values, errors, change } = shared;
  const { name, kind, choices = {} } = field;
  const about = { path: name, label: field.label(), errors };
  const set = (value: string) => change({ [name]: value });
  switch (kind) {
    case 'date':
      return <DateField {...shared} />;
    case 'time':
      return <TimeField {...shared} />;
    case 'country':
      return <CountryField {...about} value={values.birthCountry} change={change} />;
    case 'place':
      return <PlaceField groupToken={groupToken} {...shared} />;
    case 'hidden':
      return clock && clock.choices.length > 0 ? (
        <RadioField
          {...about}
          hint={clock.warnings.map(({ message }) => message).join(' ')}
          value={String(values.utcOffsetMinutes ?? '')}
          stacked
          choices={clock.choices.map(({ utcOffsetMinutes, label }) => ({
            value: String(utcOffsetMinutes),
            words: label,
          }))}
          onChange={(minutes) => change({ utcOffsetMinutes: Number(minutes) })}
        />
      ) : null;
    case 'radio': {
      const all = Object.entries(choices).map(([value, words]) =>
        typeof words === 'function'
          ? { value, words: words() }
          : { value, words: words.words(), hint: words.hint() },
      );
      const stacked = all.some((one) => 'hint' in one);
      return (
        <RadioField {...about} value={textAt(values, name)} stacked={stacked} choices={all} onChange={set} />
      );
    }
    case 'select':
      return (
        <SelectField
          {...about}
          value={textAt(values, name)}
          empty={field.unchosen?.() ?? ''}
          choices={Object.entries(choices).map(
            ([value, words]) => [value, typeof words === 'function' ? words() : words.words()] as const,
          )}
          onChange={set}
        />
      );
    default:
      return (
        <Field {...about} {...(field.hint ? { hint: field.hint() } : {})}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={field.max}
              value={textAt(values, name)}
              onChange={(event) => set(event.currentTarget.value)}
            />
          )}
        </Field>
      );
  }
}

function CountryField({
  value,
  change,
  ...about
}: {
  path: string;
  label: string;
  errors: Errors;
  value: string;
  change: Props['change'];
}) {
  const countries = useCountries(value);
  return (
    <SelectField
      {...about}
      value={value}
      choices={countries}
      onChange={(birthCountry) => change({ birthCountry, placeId: '', placeText: '' })}
    />
  );
}
