import { Title, VisuallyHidden } from '@mantine/core';
import * as m from '@udaya/messages';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import type { SentForm } from './use-form-sending.ts';
import type { Wizard } from './use-wizard.ts';
import classes from './wizard-form.module.css';

interface Props<Fields, Name extends string, Data> {
  wizard: Wizard<Fields, Name>;
  /** Sends the form from its last step. */
  sending: SentForm<Fields, Data>;
  label: string;
  /** The step that is shown, with its buttons. */
  children: ReactNode;
}

/** The form element of a wizard. Another step is announced, and the focus goes to its title, or to that of the page. */
export function WizardForm<Fields, Name extends string, Data>({
  wizard: { fields, step, number, count, isLast, next, errors, aim },
  sending,
  label,
  children,
}: Props<Fields, Name, Data>) {
  const box = useRef<HTMLFormElement>(null);
  const shown = useRef<string>(undefined);
  const isFirst = number === 1;
  useEffect(() => {
    const opened = shown.current === undefined && isFirst;
    if (shown.current === step.name) return;
    shown.current = step.name;
    if (opened) return;
    const aimed = aim === undefined ? null : chosenOf(fields.form.getInputNode(aim));
    if (aimed) {
      aimed.focus();
      // The page begins at its top after a change of step: the field comes into sight after that.
      requestAnimationFrame(() => requestAnimationFrame(() => aimed.scrollIntoView({ block: 'center' })));
      return;
    }
    const title = box.current?.querySelector<HTMLElement>('[data-step-title]');
    if (title) title.focus();
    else focusHeading();
  }, [step.name, isFirst, aim, fields]);

  return (
    <form
      ref={box}
      className={classes.form}
      onSubmit={isLast ? sending.submit : next}
      noValidate
      aria-label={label}
    >
      <VisuallyHidden role="status">
        {m.form_wizard_step({ number, count, title: step.title })}
      </VisuallyHidden>
      <ErrorSummary errors={errors} nodeOf={(path) => fields.form.getInputNode(path)} attempt={0} />
      {children}
    </form>
  );
}

/** Of a question with choices the one that was made, else the input itself. */
function chosenOf(input: HTMLElement | null): HTMLElement | null {
  return input?.closest('[role=radiogroup]')?.querySelector<HTMLElement>(':checked') ?? input;
}

/** The title of a step; the focus begins there. */
export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <Title order={2} tabIndex={-1} data-step-title style={{ outline: 'none' }}>
      {children}
    </Title>
  );
}
