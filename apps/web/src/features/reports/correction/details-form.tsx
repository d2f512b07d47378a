import { Text } from '@mantine/core';
import * as m from '@udaya/messages';
import type { ComponentProps } from 'react';
import { WizardForm } from '../../../shell/forms/wizard-form.tsx';
import { BirthForm } from '../birth-form/birth-form.tsx';
import { OwnBirthCheck } from '../birth-form/own-birth-check.tsx';
import type { useBirthWizard } from '../birth-form/use-birth-wizard.ts';
import classes from './correction.module.css';

interface Props extends Omit<ComponentProps<typeof OwnBirthCheck>, 'wizard'> {
  wizard: ReturnType<typeof useBirthWizard>;
  label: string;
}

/** The details of a report to be changed: typed first, then read back and confirmed. */
export function DetailsForm({ wizard, label, ...check }: Props) {
  const checking = wizard.step.name === 'check';
  return (
    <div className={classes.page}>
      <WizardForm wizard={wizard} sending={check.sending} label={label}>
        {checking ? <OwnBirthCheck wizard={wizard} {...check} /> : <BirthForm wizard={wizard} />}
      </WizardForm>
      {!checking && (
        <Text size="sm" c="dimmed">
          {m.correct_draft_kept()}
        </Text>
      )}
    </div>
  );
}
