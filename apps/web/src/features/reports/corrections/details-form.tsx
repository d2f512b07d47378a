import { Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { WizardForm } from '../../../shell/forms/wizard-form.tsx';
import { type CheckProps, OwnCheck, OwnFill } from '../../intake/own-steps.tsx';
import classes from './correction.module.css';

interface Props extends CheckProps {
  label: string;
}

/** The details of a report to be changed: typed first, then read back and confirmed. */
export function DetailsForm({ wizard, label, ...check }: Props) {
  const checking = wizard.step.name === 'check';
  return (
    <div className={classes.page}>
      <WizardForm wizard={wizard} sending={check.sending} label={label}>
        {checking ? <OwnCheck wizard={wizard} {...check} /> : <OwnFill wizard={wizard} />}
      </WizardForm>
      {!checking && (
        <Text size="sm" c="dimmed">
          {m.correction_draft_kept()}
        </Text>
      )}
    </div>
  );
}
