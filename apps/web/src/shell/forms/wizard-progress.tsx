import { VisuallyHidden } from '@mantine/core';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import { IconCheck } from '../../ui/icons.tsx';
import type { Wizard } from './use-wizard.ts';
import classes from './wizard-progress.module.css';
import type { StepState } from './wizard-steps.ts';

const words: Record<StepState, (inputs: { title: string }) => string> = {
  current: m.form_progress_current,
  done: m.form_progress_done,
  open: m.form_progress_open,
  closed: m.form_progress_closed,
};

/** The steps of a wizard, each with its name and how it stands; those that are open lead there. */
export function WizardProgress<Fields, Name extends string>({ wizard }: { wizard: Wizard<Fields, Name> }) {
  const { states, number, count } = wizard;
  return (
    <nav aria-label={m.form_progress()} className={classes.progress}>
      <p className={classes.line} aria-hidden="true">
        {m.form_progress_line({ number, count })}
        <strong>{states[number - 1]?.title}</strong>
      </p>
      <ol className={classes.steps}>
        {states.map(({ name, title, state }, index) => (
          <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <StepMark
              onOpen={state === 'done' || state === 'open' ? () => wizard.open(name) : undefined}
              sign={state === 'done' ? <IconCheck size={17} stroke={2.4} aria-hidden="true" /> : index + 1}
              title={title}
              said={words[state]({ title })}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface MarkProps {
  sign: ReactNode;
  title: string;
  /** The name and how it stands, for who does not see the sign. */
  said: string;
  onOpen: (() => void) | undefined;
}

function StepMark({ sign, title, said, onOpen }: MarkProps) {
  const inside = (
    <>
      <span className={classes.sign} aria-hidden="true">
        {sign}
      </span>
      <span className={classes.title} aria-hidden="true">
        {title}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  );
  if (!onOpen) return <span className={classes.mark}>{inside}</span>;
  return (
    <button type="button" className={classes.mark} onClick={onOpen}>
      {inside}
    </button>
  );
}
