import { TextInput } from '@mantine/core';
import * as m from '@udaya/messages';
import { WideField } from '../../../ui/field-group.tsx';
import type { FieldOf } from './field-of.ts';

type NeededField = 'address1' | 'city' | 'state';

/** Street, city and state. */
export function AddressFields({ field }: { field: (name: NeededField | 'address2') => FieldOf }) {
  return (
    <>
      <StreetField field={field('address1')} />
      <SecondLineField field={field('address2')} />
      <CityFields field={field} />
    </>
  );
}

/** The same without the line that may be left out. */
export function NeededAddressFields({ field }: { field: (name: NeededField) => FieldOf }) {
  return (
    <>
      <StreetField field={field('address1')} />
      <CityFields field={field} />
    </>
  );
}

function StreetField({ field }: { field: FieldOf }) {
  return (
    <WideField>
      <TextInput
        label={m.account_address1()}
        description={m.account_address1_hint()}
        autoComplete="address-line1"
        name="address1"
        {...field}
      />
    </WideField>
  );
}

/** The line of an address that may be left out. */
export function SecondLineField({ field }: { field: FieldOf }) {
  return (
    <WideField>
      <TextInput label={m.account_address2()} autoComplete="address-line2" name="address2" {...field} />
    </WideField>
  );
}

function CityFields({ field }: { field: (name: 'city' | 'state') => FieldOf }) {
  return (
    <>
      <TextInput label={m.account_city()} autoComplete="address-level2" name="city" {...field('city')} />
      <TextInput label={m.account_state()} autoComplete="address-level1" name="state" {...field('state')} />
    </>
  );
}
