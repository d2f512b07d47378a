import { TextInput } from '@mantine/core';
import {
  describedOccupation,
  fatherOccupations,
  motherOccupations,
  personLimits,
} from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { choicesOf, occupationLabels } from './answer-labels.ts';
import { DescribedFields } from './described-fields.tsx';
import { hintBelow } from './hint-below.ts';
import classes from './step.module.css';
import type { WizardForm } from './wizard-fields.ts';

const words = {
  father: {
    title: m.wizard_father_title,
    name: m.wizard_father_name,
    qualification: m.wizard_father_qualification,
    occupation: m.wizard_father_occupation,
    description: m.wizard_father_occupation_desc,
    occupations: () => choicesOf(fatherOccupations, occupationLabels),
  },
  mother: {
    title: m.wizard_mother_title,
    name: m.wizard_mother_name,
    qualification: m.wizard_mother_qualification,
    occupation: m.wizard_mother_occupation,
    description: m.wizard_mother_occupation_desc,
    occupations: () => choicesOf(motherOccupations, occupationLabels),
  },
};

/** What is asked of a parent. */
export function ParentFields({ form, parent }: { form: WizardForm; parent: 'father' | 'mother' }) {
  const { title, name, qualification, occupation, description, occupations } = words[parent];
  const family = form.values.familyDetails;
  return (
    <fieldset className={classes.parent}>
      <legend>{title()}</legend>
      <div className={classes.columns}>
        <TextInput
          label={name()}
          autoComplete="off"
          maxLength={personLimits.parentName}
          {...form.getInputProps(`familyDetails.${parent}Name`)}
        />
        <TextInput
          label={qualification()}
          description={m.wizard_qualification_hint()}
          inputWrapperOrder={hintBelow}
          autoComplete="off"
          maxLength={personLimits.qualification}
          {...form.getInputProps(`familyDetails.${parent}Qualification`)}
        />
      </div>
      <DescribedFields
        form={form}
        label={occupation()}
        choices={occupations()}
        described={describedOccupation}
        path={`familyDetails.${parent}Occupation`}
        value={family[`${parent}Occupation`]}
        description={{
          path: `familyDetails.${parent}OccupationDesc`,
          value: family[`${parent}OccupationDesc`],
          label: description(),
          max: personLimits.occupationDesc,
          closed: m.wizard_occupation_desc_closed(),
          open: m.wizard_occupation_desc_open(),
        }}
      />
    </fieldset>
  );
}
