import { TextInput } from '@mantine/core';
import * as m from '@udaya/messages';
import { WideField } from '../../../ui/field-group.tsx';
import type { FieldOf } from './field-of.ts';

type AddressField = 'address1' | 'address2' | 'city' | 'state';

/** Street, city and state. */
export function AddressFields({ field }: { field: (name: AddressField) => FieldOf }) {
  return (
    <>
      <WideField>
        <TextInput
          label={m.register_address1()}
          description={m.register_address1_hint()}
          autoComplete="address-line1"
          name="address1"
          {...field('address1')}
        />
      </WideField>
      <WideField>
        <TextInput
          label={m.register_address2()}
          autoComplete="address-line2"
          name="address2"
          {...field('address2')}
        />
      </WideField>
      <TextInput label={m.register_city()} autoComplete="address-level2" name="city" {...field('city')} />
      <TextInput label={m.register_state()} autoComplete="address-level1" name="state" {...field('state')} />
    </>
  );
}
