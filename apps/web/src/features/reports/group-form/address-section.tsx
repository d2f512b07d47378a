import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { personLimits } from '@udaya/core/groups/person-words';
import { addressLimits } from '@udaya/core/identity/account-rules';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import type { FieldProps } from '../birth-form/field-props.ts';
import { diallingCountriesQuery, india } from './dialling-countries.ts';
import classes from './group-form.module.css';
import { TextField } from './text-field.tsx';

type AddressField = 'address1' | 'address2' | 'city' | 'state' | 'country' | 'zipCode' | 'countryCode';

/** Where the person lives. The country brings the dialling code of the mobile with it. */
export function AddressSection({ field }: { field: (name: AddressField) => FieldProps }) {
  const countries = useQuery(diallingCountriesQuery).data ?? [india];
  const { value: country, error, path, onChange, onBlur } = field('country');
  const code = field('countryCode');
  return (
    <SectionPanel order={3} title={m.gform_address_title()} lead={m.gform_address_lead()}>
      <TextField
        field={field('address1')}
        label={m.gform_address1()}
        hint={m.gform_address1_why()}
        maxLength={addressLimits.max}
      />
      <TextField
        field={field('address2')}
        label={m.gform_address2()}
        hint={m.gform_address2_why()}
        maxLength={addressLimits.max}
      />
      <div className={classes.pair}>
        <TextField field={field('city')} label={m.gform_city()} hint={m.gform_city_why()} maxLength={150} />
        <TextField
          field={field('state')}
          label={m.gform_state()}
          hint={m.gform_state_why()}
          maxLength={150}
        />
        <NativeSelect
          size="md"
          label={m.gform_country()}
          description={m.gform_country_why()}
          autoComplete="off"
          data={countries.map(({ name }) => name)}
          value={country}
          error={error}
          data-path={path}
          onBlur={onBlur}
          onChange={(event) => {
            const chosen = countries.find(({ name }) => name === event.currentTarget.value) ?? india;
            onChange(chosen.name);
            code.onChange(chosen.pcode);
          }}
        />
        <TextField
          field={field('zipCode')}
          label={m.gform_zip()}
          hint={m.gform_zip_why()}
          maxLength={personLimits.zipCode}
        />
      </div>
    </SectionPanel>
  );
}
