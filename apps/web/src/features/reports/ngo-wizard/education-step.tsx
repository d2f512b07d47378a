import { NativeSelect, TextInput } from '@mantine/core';
import { mediums, personLimits, schoolBoards } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { boardLabels, choicesOf, mediumLabels } from './answer-labels.ts';
import { hintBelow } from './hint-below.ts';
import { RowList } from './row-list.tsx';
import { examList, plannedExamList } from './row-lists.ts';
import classes from './step.module.css';
import type { WizardForm } from './wizard-fields.ts';

/** School and exams: the fourth step. */
export function EducationStep({ form }: { form: WizardForm }) {
  const none = { value: '', label: m.wizard_choose() };
  return (
    <>
      <SectionPanel order={3} title={m.wizard_school_title()} lead={m.wizard_school_lead()}>
        <TextInput
          label={m.wizard_school_name()}
          autoComplete="off"
          maxLength={personLimits.schoolName}
          {...form.getInputProps('educationalDetails.schoolName')}
        />
        <div className={classes.columns}>
          <NativeSelect
            size="md"
            label={m.wizard_board()}
            autoComplete="off"
            data={[none, ...choicesOf(schoolBoards, boardLabels)]}
            {...form.getInputProps('educationalDetails.board')}
          />
          <NativeSelect
            size="md"
            label={m.wizard_medium()}
            description={m.wizard_medium_why()}
            inputWrapperOrder={hintBelow}
            autoComplete="off"
            data={[none, ...choicesOf(mediums, mediumLabels)]}
            {...form.getInputProps('educationalDetails.medium')}
          />
        </div>
        <TextInput
          label={m.wizard_qualification()}
          description={m.wizard_qualification_own_hint()}
          autoComplete="off"
          maxLength={personLimits.qualification}
          {...form.getInputProps('educationalDetails.qualification')}
        />
      </SectionPanel>
      <RowList form={form} kind={examList} />
      <RowList form={form} kind={plannedExamList} />
    </>
  );
}
