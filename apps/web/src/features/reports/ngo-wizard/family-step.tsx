import { TextInput } from '@mantine/core';
import { familyTypes, personLimits } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { ChoiceGroup } from '../birth-form/choice-group.tsx';
import { choicesOf, familyTypeLabels } from './answer-labels.ts';
import { Parents } from './parents.tsx';
import { leavesParentsOut } from './person-answers.ts';
import { RowList } from './row-list.tsx';
import { siblingList } from './row-lists.ts';
import classes from './step.module.css';
import type { WizardForm } from './wizard-fields.ts';

/** With whom somebody grows up: the third step. */
export function FamilyStep({ form }: { form: WizardForm }) {
  const { error, onBlur } = form.getInputProps('familyDetails.familyType');
  return (
    <>
      <SectionPanel order={3} title={m.wizard_family_title()} lead={m.wizard_family_lead()}>
        <ChoiceGroup
          path="familyDetails.familyType"
          label={m.wizard_family_type()}
          choices={choicesOf(familyTypes, familyTypeLabels)}
          value={form.values.familyDetails.familyType}
          error={error}
          onBlur={onBlur}
          onChange={(value) => form.setFieldValue('familyDetails.familyType', value)}
        />
        <Parents form={form} />
      </SectionPanel>
      <SectionPanel order={3} title={m.wizard_household_title()}>
        <TextInput
          className={classes.short}
          label={m.wizard_income()}
          description={
            leavesParentsOut(form.values) ? m.wizard_income_why_not_known() : m.wizard_income_why()
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={personLimits.digits}
          {...form.getInputProps('familyDetails.familyMonthlyIncome')}
        />
      </SectionPanel>
      <RowList form={form} kind={siblingList} />
    </>
  );
}
