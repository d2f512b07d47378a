import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { MessageLine } from '../../../ui/message-line.tsx';
import { WorkingButton } from '../../../ui/working-button.tsx';
import type { IntakeWizard } from '../../intake/use-intake.ts';
import classes from './wizard-buttons.module.css';

/** The ways on and back below a step. */
export function WizardButtons({
  wizard,
  changing,
  onFinish,
}: {
  /** Leads past the steps that need nothing, to where all is read back. */
  onFinish?: (() => void) | undefined;
  wizard: Pick<IntakeWizard<string>, 'number' | 'count' | 'reading' | 'failure' | 'back'>;
  changing: boolean;
}) {
  const { number, count, reading, failure } = wizard;
  const next = number === count ? m.form_to_check() : m.form_next();
  return (
    <div className={classes.end}>
      <MessageLine tone="error" {...failure} />
      <div className={classes.buttons}>
        <WorkingButton type="submit" size="lg" working={reading}>
          {changing ? m.form_back_to_check() : next}
        </WorkingButton>
        {onFinish && (
          <Button size="lg" variant="light" onClick={onFinish}>
            {m.form_to_check()}
          </Button>
        )}
        <Button size="lg" variant="default" disabled={number === 1} onClick={wizard.back}>
          {m.form_previous()}
        </Button>
      </div>
    </div>
  );
}
