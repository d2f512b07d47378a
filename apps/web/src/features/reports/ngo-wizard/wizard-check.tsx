import * as m from '@udaya/messages';
import { ConsentBox } from '../../../shell/forms/consent-box.tsx';
import type { SentForm } from '../../../shell/forms/use-form-sending.ts';
import type { Wizard } from '../../../shell/forms/use-wizard.ts';
import { Panel } from '../../../ui/panel.tsx';
import { BirthCheck } from '../birth-form/birth-check.tsx';
import { birthTypeLabel, genderLabel } from '../birth-labels.ts';
import { askedBirth } from '../group-form/person-fields.ts';
import { AnswersReadBack, ChangeButton } from './answers-read-back.tsx';
import { type NgoStep, type WizardFields, wizardInputOf } from './wizard-fields.ts';

interface Props {
  wizard: Wizard<WizardFields, NgoStep>;
  sending: SentForm<WizardFields, unknown>;
  /** Shows a step, to come back from it. */
  onChange: (step: NgoStep) => void;
}

/** Everything read back before it is sent, with what the server makes of the birth. */
export function WizardCheck({ wizard, sending, onChange }: Props) {
  const { form } = wizard.fields;
  const typed = form.values;
  const { gender, birthType } = wizardInputOf({ ...typed, consent: true });
  return (
    <BirthCheck
      birth={askedBirth(typed)}
      details={[
        { term: m.report_gender(), value: genderLabel(gender) },
        { term: m.birth_type(), value: birthTypeLabel(birthType) },
      ]}
      onOffset={(minutes) => form.setFieldValue('utcOffsetMinutes', minutes)}
      onBack={wizard.back}
      sending={sending}
      confirm={m.wizard_submit()}
      change={<ChangeButton title={m.wizard_step_birth()} onChange={() => onChange('birth')} />}
      back={{ label: m.wizard_previous() }}
      reportPage="/enterprise/report-summary/$id"
      consent={
        <Panel>
          <ConsentBox
            words={m.group_birth_consent_ngo()}
            {...form.getInputProps('consent', { type: 'checkbox' })}
          />
        </Panel>
      }
    >
      <AnswersReadBack fields={typed} onChange={onChange} />
    </BirthCheck>
  );
}
