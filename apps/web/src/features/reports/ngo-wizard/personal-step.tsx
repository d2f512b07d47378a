import { TextInput } from '@mantine/core';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { CommunitySection } from './community-section.tsx';
import type { WizardForm } from './wizard-fields.ts';

export function PersonalStep({ form }: { form: WizardForm }) {
  return (
    <>
      <SectionPanel title="x">
        {(
          [
            'aadharNumber',
            'passportNumber',
            'address1',
            'address2',
            'city',
            'state',
            'zipCode',
            'mobile',
            'email',
          ] as const
        ).map((name) => (
          <TextInput key={name} label={name} {...form.getInputProps(name)} />
        ))}
      </SectionPanel>
      <CommunitySection form={form} />
    </>
  );
}
