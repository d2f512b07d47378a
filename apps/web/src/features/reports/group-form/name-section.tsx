import { genders } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { ChoiceGroup } from '../birth-form/choice-group.tsx';
import type { FieldProps } from '../birth-form/field-props.ts';
import { genderLabel } from '../birth-labels.ts';
import { TextField } from './text-field.tsx';

type NameField = 'firstName' | 'lastName' | 'gender';

/** Whose birth it is. */
export function NameSection({ field }: { field: (name: NameField) => FieldProps }) {
  return (
    <SectionPanel order={3} title={m.birth_person_title()}>
      <TextField field={field('firstName')} label={m.gform_first_name()} hint={m.gform_first_name_why()} />
      <TextField field={field('lastName')} label={m.gform_last_name()} hint={m.gform_last_name_why()} />
      <ChoiceGroup
        label={m.birth_gender()}
        hint={m.birth_gender_why()}
        choices={genders.map((value) => ({ value, label: genderLabel(value) }))}
        {...field('gender')}
      />
    </SectionPanel>
  );
}
