import { Button, NativeSelect } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { accounts, type DiallingCountry } from '@udaya/contract/accounts';
import type { Field } from '@udaya/contract/intake/field';
import * as m from '@udaya/messages';
import { call } from '../../../api/call.ts';
import type { Filling, IntakeForm } from '../use-intake.ts';
import { aroundInput, inputOf } from './field-parts.tsx';
import { PlaceField } from './place-field.tsx';
import { countriesQuery } from './place-search.ts';

/** The country that stands in a form before anybody chose. */
const india: DiallingCountry = { name: 'India', pcode: '+91', code: 'IN' };

/** Countries with their dialling codes; they change less often than the page is loaded. */
const diallingCountriesQuery = queryOptions({
  queryKey: ['dialling-countries'],
  queryFn: ({ signal }) => call(accounts.listCountries, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

interface Props {
  form: IntakeForm;
  field: Field;
}

/** The country of a birth. Another one empties the place. */
export function BirthCountry({ form, field }: Props) {
  const countries = useQuery(countriesQuery).data ?? [{ code: 'IN', name: m.birth_country_india() }];
  const { path, value, error, onChange } = inputOf(form, field.name);
  return (
    <NativeSelect
      size="md"
      {...aroundInput(field)}
      label={field.label()}
      data={countries.map(({ code, name }) => ({ value: code, label: name }))}
      value={value}
      error={error}
      data-path={path}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        form.setFieldValue('placeId', '');
        form.setFieldValue('placeText', '');
      }}
    />
  );
}

/** Where a birth was. So close to a pole that no sign can be told to rise, one may go on without the time. */
export function BirthPlace({ wizard, field }: { wizard: Filling; field: Field }) {
  const { form } = wizard.fields;
  const { path, value, error, onBlur } = inputOf(form, field.name);
  const set = (text: string, id = '') => {
    form.setFieldValue('placeId', id);
    form.setFieldValue('placeText', text);
    form.clearFieldError(path);
  };
  const goOnWithoutTime = () => {
    form.setFieldValue('timeAccuracy', 'unknown');
    form.clearFieldError(path);
    wizard.next();
  };
  return (
    <>
      <PlaceField
        path={path}
        country={form.values.birthCountry}
        text={form.values.placeText}
        chosen={value !== ''}
        search={wizard.places}
        error={error}
        onBlur={onBlur}
        onType={(text) => set(text)}
        onChoose={({ place_id, description }) => set(description, place_id)}
      />
      {error === m.birth_latitude_too_high() && (
        <div>
          <Button variant="default" loading={wizard.reading} onClick={goOnWithoutTime}>
            {m.birth_without_time()}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where the person lives. The country brings the dialling code of the mobile with it. */
export function AddressCountry({ form, field }: Props) {
  const countries = useQuery(diallingCountriesQuery).data ?? [india];
  const { path, onChange, ...input } = inputOf(form, field.name);
  return (
    <NativeSelect
      size="md"
      {...aroundInput(field)}
      label={field.label()}
      description={field.hint?.()}
      data={countries.map(({ name }) => name)}
      data-path={path}
      {...input}
      onChange={(event) => {
        const chosen = countries.find(({ name }) => name === event.currentTarget.value) ?? india;
        onChange(chosen.name);
        form.setFieldValue('countryCode', chosen.pcode);
      }}
    />
  );
}
