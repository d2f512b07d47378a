import { TextInput } from '@mantine/core';
import { genders } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { genderLabel } from '../birth-labels.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { fieldProps } from './field-props.ts';
import type { BirthForm } from './use-birth-fields.ts';

/** Whose birth it is. */
export function PersonSection({ form }: { form: BirthForm }) {
  return (
    <SectionPanel title={m.birth_person_title()}>
      <TextInput
        label={m.birth_name()}
        description={m.birth_name_why()}
        autoComplete="off"
        maxLength={100}
        {...form.getInputProps('name')}
      />
      <ChoiceGroup
        label={m.birth_gender()}
        hint={m.birth_gender_why()}
        choices={genders.map((value) => ({ value, label: genderLabel(value) }))}
        {...fieldProps(form, 'gender')}
      />
    </SectionPanel>
  );
}
