import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { PlaceField } from './place-field.tsx';
import { countriesQuery } from './place-search.ts';

/** A place as it was chosen from what was found. */
interface ChosenPlace {
  place_id: string;
  description: string;
}

interface Props {
  order?: 2 | 3;
  country: { path: string; value: string; error: ReactNode; onChange: (code: string) => void };
  place: {
    path: string;
    /** What stands in the field. */
    text: string;
    /** Whether a suggestion was chosen and not changed since. */
    chosen: boolean;
    error: ReactNode;
    onBlur: () => void;
    /** Without a place: something else is typed. */
    onChange: (text: string, chosen?: ChosenPlace) => void;
  };
  /** What can be done about an error of the place, beside choosing another one. */
  wayOut?: ReactNode;
}

/** Where it was. Another country empties the place. */
export function PlaceSection({ order = 2, country, place: { onChange, ...place }, wayOut }: Props) {
  const countries = useQuery(countriesQuery).data ?? [{ code: 'IN', name: m.birth_country_india() }];
  return (
    <SectionPanel order={order} title={m.birth_place_title()}>
      <NativeSelect
        size="md"
        label={m.birth_country()}
        autoComplete="off"
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={country.value}
        error={country.error}
        data-path={country.path}
        onChange={(event) => {
          country.onChange(event.currentTarget.value);
          onChange('');
        }}
      />
      <PlaceField
        country={country.value}
        {...place}
        onType={(text) => onChange(text)}
        onChoose={({ place_id, description }) => onChange(description, { place_id, description })}
      />
      {wayOut && <div>{wayOut}</div>}
    </SectionPanel>
  );
}
