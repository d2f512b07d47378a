import { timeAccuracies } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { accuracyHint, accuracyWords } from '../birth-labels.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { BirthTimeField } from './birth-time-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { FieldProps } from './field-props.ts';

type MomentField = 'dateOfBirth' | 'timeOfBirth' | 'timeAccuracy';

/** When it was, and how well that is known. */
export function MomentSection({
  field,
  order = 2,
}: {
  field: (name: MomentField) => FieldProps;
  order?: 2 | 3;
}) {
  const date = field('dateOfBirth');
  const accuracy = field('timeAccuracy');
  return (
    <SectionPanel order={order} title={m.birth_moment_title()} lead={m.birth_moment_lead()}>
      <BirthDateField {...date} />
      <BirthTimeField
        {...field('timeOfBirth')}
        disabled={accuracy.value === 'unknown'}
        warns={accuracy.value !== '' || date.value !== ''}
      />
      <ChoiceGroup
        label={m.birth_accuracy()}
        hint={m.birth_accuracy_hint()}
        stacked
        choices={timeAccuracies.map((value) => ({
          value,
          label: accuracyWords(value),
          hint: accuracyHint(value),
        }))}
        {...accuracy}
      />
    </SectionPanel>
  );
}
