import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { noPlace } from './birth-fields.ts';
import { PlaceField } from './place-field.tsx';
import { countriesQuery } from './place-search.ts';
import type { BirthForm } from './use-birth-fields.ts';

/** Where it was. */
export function PlaceSection({ form }: { form: BirthForm }) {
  const countries = useQuery(countriesQuery).data ?? [{ code: 'IN', name: m.birth_country_india() }];
  const { country, place, placeText } = form.values;
  const { error, onBlur } = form.getInputProps('place.place_id');

  const choose = (chosen: { place_id: string; description: string }, text: string) => {
    form.setFieldValue('place', chosen);
    form.setFieldValue('placeText', text);
    form.clearFieldError('place.place_id');
  };

  return (
    <SectionPanel title={m.birth_place_title()}>
      <NativeSelect
        size="md"
        label={m.birth_country()}
        autoComplete="off"
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={country}
        error={form.errors.country}
        data-path="country"
        onChange={(event) => {
          form.setFieldValue('country', event.currentTarget.value);
          choose(noPlace, '');
        }}
      />
      <PlaceField
        country={country}
        text={placeText}
        chosen={place.place_id !== ''}
        error={error}
        onType={(text) => choose(noPlace, text)}
        onChoose={({ place_id, description }) => choose({ place_id, description }, description)}
        onBlur={onBlur}
      />
    </SectionPanel>
  );
}
