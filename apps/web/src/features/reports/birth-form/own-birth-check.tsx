import * as m from '@udaya/messages';
import type { SentForm } from '../../../shell/forms/use-form-sending.ts';
import type { Wizard } from '../../../shell/forms/use-wizard.ts';
import { birthTypeLabel, genderLabel } from '../birth-labels.ts';
import { BirthCheck } from './birth-check.tsx';
import { type BirthFields, birthInputOf } from './birth-fields.ts';
import type { BirthStep } from './use-birth-wizard.ts';

interface Props {
  wizard: Wizard<BirthFields, BirthStep>;
  sending: SentForm<BirthFields, unknown>;
  /** What the button says that sends the details. */
  confirm?: string;
  /** What else is to be known before they are sent. */
  note?: string | undefined;
  /** The report that the details correct. */
  corrects?: string;
}

/** A consumer's birth details read back: the second step. */
export function OwnBirthCheck({ wizard, sending, ...others }: Props) {
  const { form } = wizard.fields;
  const birth = birthInputOf(form.values);
  return (
    <BirthCheck
      birth={birth}
      details={[
        { term: m.report_gender(), value: genderLabel(birth.gender), path: 'gender' },
        { term: m.birth_type(), value: birthTypeLabel(birth.birthType), path: 'birthType' },
        { term: m.birth_blood_group_term(), value: birth.bloodGroup, path: 'bloodGroup' },
        { term: m.report_referred_by(), value: birth.refferedBy, path: 'refferedBy' },
      ]}
      onOffset={(minutes) => form.setFieldValue('utcOffsetMinutes', minutes)}
      onField={wizard.toField}
      onBack={wizard.back}
      sending={sending}
      {...others}
    />
  );
}
