import { Alert, Anchor } from '@mantine/core';
import * as m from '@udaya/messages';
import { useEffect, useRef } from 'react';
import classes from './error-summary.module.css';
import { focusField } from './focus-field.ts';
import { IconAlertCircle } from './icons.tsx';

interface Props<Path extends string> {
  /** One entry a field, in the order of the page. */
  errors: readonly { path: Path; message: string }[];
  /** The input of a field, e.g. the form's `getInputNode`. */
  nodeOf: (path: Path) => HTMLElement | null;
  /** Changes with every try to submit: the summary then takes the focus. */
  attempt: number;
}

/** The errors of a long form above it, each a way to its field. Shows nothing without errors. */
export function ErrorSummary<Path extends string>({ errors, nodeOf, attempt }: Props<Path>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      color="red"
      icon={<IconAlertCircle size={20} aria-hidden="true" />}
      title={m.error_summary_title()}
    >
      <ul className={classes.list}>
        {errors.map(({ path, message }) => (
          <li key={path}>
            <Anchor
              component="button"
              type="button"
              c="inherit"
              underline="always"
              onClick={() => focusField(nodeOf(path))}
            >
              {message}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
