import { timeAccuracies } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { accuracyHint, accuracyWords } from '../birth-labels.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { BirthTimeField } from './birth-time-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { fieldProps } from './field-props.ts';
import type { BirthForm } from './use-birth-fields.ts';

/** When it was, and how well that is known. */
export function MomentSection({ form }: { form: BirthForm }) {
  const { timeAccuracy, dateOfBirth } = form.values;
  return (
    <SectionPanel title={m.birth_moment_title()} lead={m.birth_moment_lead()}>
      <BirthDateField {...fieldProps(form, 'dateOfBirth')} />
      <BirthTimeField
        {...fieldProps(form, 'timeOfBirth')}
        disabled={timeAccuracy === 'unknown'}
        warns={timeAccuracy !== '' || dateOfBirth !== ''}
      />
      <ChoiceGroup
        path="timeAccuracy"
        label={m.birth_accuracy()}
        hint={m.birth_accuracy_hint()}
        stacked
        choices={timeAccuracies.map((value) => ({
          value,
          label: accuracyWords(value),
          hint: accuracyHint(value),
        }))}
        {...fieldProps(form, 'timeAccuracy')}
      />
    </SectionPanel>
  );
}
