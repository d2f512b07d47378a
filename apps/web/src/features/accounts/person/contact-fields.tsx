import { TextInput } from '@mantine/core';
import * as m from '@udaya/messages';

interface Props {
  form: { getInputProps: (path: 'mobile' | 'address1') => object };
}

/** How somebody of a group is reached beside the email; both may be left empty. */
export function ContactFields({ form }: Props) {
  return (
    <>
      <TextInput
        label={m.dashboard_mobile()}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={11}
        {...form.getInputProps('mobile')}
      />
      <TextInput
        label={m.account_address1()}
        autoComplete="street-address"
        maxLength={350}
        {...form.getInputProps('address1')}
      />
    </>
  );
}
