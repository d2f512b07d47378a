import { ownFields, ownSections } from '@udaya/contract/intake/forms';
import * as m from '@udaya/messages';
import type { SentForm } from '../../shell/forms/use-form-sending.ts';
import { BirthCheck } from './birth-check.tsx';
import { FillStep } from './fill-step.tsx';
import { IntakeSections } from './intake-sections.tsx';
import type { IntakeValues } from './intake-values.ts';
import type { BirthStep, IntakeWizard } from './use-intake.ts';

/** A consumer's birth details, as they are typed. */
export function OwnFill({ wizard }: { wizard: IntakeWizard<BirthStep> }) {
  return (
    <FillStep wizard={wizard} consent={m.birth_consent()}>
      <IntakeSections wizard={wizard} sections={ownSections} order={2} />
    </FillStep>
  );
}

export interface CheckProps {
  wizard: IntakeWizard<BirthStep>;
  sending: SentForm<IntakeValues, unknown>;
  /** What the button says that sends the details. */
  confirm?: string;
  /** What else is to be known before they are sent. */
  note?: string | undefined;
  /** The report that the details correct. */
  corrects?: string;
}

/** The same read back. */
export function OwnCheck(props: CheckProps) {
  const { name: _name, ...birth } = ownSections.birth.fields;
  return (
    <BirthCheck
      {...props}
      linked
      fields={ownFields()}
      rows={[...Object.values(birth), ...Object.values(ownSections.details.fields)]}
    />
  );
}
