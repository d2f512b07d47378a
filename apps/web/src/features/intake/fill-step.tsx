import { Button, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { ConsentBox } from '../../shell/forms/consent-box.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './fill-step.module.css';
import type { BirthStep, IntakeWizard } from './use-intake.ts';

interface Props {
  wizard: IntakeWizard<BirthStep>;
  /** What is agreed to; without it, that is asked for at the end. */
  consent?: string;
  children: ReactNode;
}

/** Birth details, as they are typed: the first of two steps. */
export function FillStep({ wizard, consent, children }: Props) {
  return (
    <div className={classes.form}>
      {children}
      <Panel className={classes.end}>
        {consent !== undefined && (
          <ConsentBox
            words={consent}
            {...wizard.fields.form.getInputProps('consent', { type: 'checkbox' })}
          />
        )}
        <MessageLine tone="error" {...wizard.failure} />
        <Button type="submit" size="lg" loading={wizard.reading} className={classes.submit}>
          {m.birth_continue()}
        </Button>
        <Text size="sm" c="dimmed">
          {m.birth_continue_hint()}
        </Text>
      </Panel>
    </div>
  );
}
