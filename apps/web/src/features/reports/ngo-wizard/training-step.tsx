import { NativeSelect, TextInput } from '@mantine/core';
import { personLimits, trainings } from '@udaya/core/groups/person-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { choicesOf, trainingLabels } from './answer-labels.ts';
import { hintBelow } from './hint-below.ts';
import { RowList } from './row-list.tsx';
import { activityList } from './row-lists.ts';
import classes from './step.module.css';
import type { WizardForm } from './wizard-fields.ts';

/** Training and what is done beside school: the fifth step. */
export function TrainingStep({ form }: { form: WizardForm }) {
  return (
    <>
      <SectionPanel order={3} title={m.wizard_training_title()} lead={m.wizard_training_lead()}>
        <NativeSelect
          size="md"
          className={classes.short}
          label={m.wizard_training()}
          autoComplete="off"
          data={[{ value: '', label: m.wizard_training_none() }, ...choicesOf(trainings, trainingLabels)]}
          {...form.getInputProps('trainingDetails.currentTraining')}
        />
        <div className={classes.columns}>
          <TextInput
            label={m.wizard_coaching()}
            description={m.wizard_coaching_hint()}
            inputWrapperOrder={hintBelow}
            autoComplete="off"
            maxLength={personLimits.coaching}
            {...form.getInputProps('trainingDetails.coaching')}
          />
          <TextInput
            label={m.wizard_coaching_centre()}
            autoComplete="off"
            maxLength={personLimits.coaching}
            {...form.getInputProps('trainingDetails.coachingCenter')}
          />
          <TextInput
            label={m.wizard_training_fees()}
            description={m.wizard_whole_number()}
            inputWrapperOrder={hintBelow}
            inputMode="numeric"
            autoComplete="off"
            maxLength={personLimits.digits}
            {...form.getInputProps('trainingDetails.feesPaid')}
          />
          <TextInput
            label={m.wizard_training_duration()}
            description={m.wizard_whole_number()}
            inputWrapperOrder={hintBelow}
            inputMode="numeric"
            autoComplete="off"
            maxLength={personLimits.digits}
            {...form.getInputProps('trainingDetails.duration')}
          />
        </div>
      </SectionPanel>
      <RowList form={form} kind={activityList} />
    </>
  );
}
