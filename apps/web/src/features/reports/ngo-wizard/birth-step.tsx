import { NativeSelect, TextInput } from '@mantine/core';
import { birthTypes, bloodGroups, genders } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { ChoiceGroup } from '../birth-form/choice-group.tsx';
import { fieldProps } from '../birth-form/field-props.ts';
import { MomentSection } from '../birth-form/moment-section.tsx';
import { PlaceSection } from '../birth-form/place-section.tsx';
import { birthTypeLabel, genderLabel } from '../birth-labels.ts';
import type { WizardForm } from './wizard-fields.ts';

export function BirthStep({ form }: { form: WizardForm }) {
  const { placeId, placeText } = form.values;
  const { error, onBlur } = form.getInputProps('placeId');
  return (
    <>
      <SectionPanel title={m.birth_person_title()}>
        <TextInput label="First name" {...form.getInputProps('firstName')} />
        <TextInput label="Last name" {...form.getInputProps('lastName')} />
        <ChoiceGroup
          path="gender"
          label={m.birth_gender()}
          choices={genders.map((value) => ({ value, label: genderLabel(value) }))}
          {...fieldProps(form, 'gender')}
        />
      </SectionPanel>
      <MomentSection field={(name) => fieldProps(form, name)} />
      <PlaceSection
        country={{ path: 'birthCountry', ...fieldProps(form, 'birthCountry') }}
        place={{
          path: 'placeId',
          text: placeText,
          chosen: placeId !== '',
          error,
          onBlur,
          onChange: (text, chosen) => {
            form.setFieldValue('placeId', chosen?.place_id ?? '');
            form.setFieldValue('placeText', text);
            form.clearFieldError('placeId');
          },
        }}
      />
      <SectionPanel title={m.birth_details_title()}>
        <ChoiceGroup
          path="birthType"
          label={m.birth_type()}
          choices={birthTypes.map((value) => ({ value, label: birthTypeLabel(value) }))}
          {...fieldProps(form, 'birthType')}
        />
        <NativeSelect label="Blood group" data={['', ...bloodGroups]} {...form.getInputProps('bloodGroup')} />
        <TextInput label="IQ level" {...form.getInputProps('iqLevel')} />
        <TextInput label="Reffered by" {...form.getInputProps('refferedBy')} />
      </SectionPanel>
    </>
  );
}
