import '@mantine/core/styles/Checkbox.layer.css';
import { Anchor, Checkbox, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { type ReactNode, useId } from 'react';
import { Rich } from '../../../ui/rich.tsx';
import classes from './register-form.module.css';

/** What registering means, said beside a box that is ticked for everybody: a statement, not a consent. */
export function TermsStatement() {
  const id = useId();
  return (
    <div className={classes.statement}>
      <Checkbox
        name="licensecheckbox"
        checked
        disabled
        readOnly
        aria-labelledby={id}
        className={classes.box}
      />
      <Text size="sm" id={id}>
        <Rich
          message={m.account_register_terms}
          inputs={{}}
          places={{
            terms: <InNewTab to="/terms" />,
            privacy: <InNewTab to="/privacy-notice" />,
          }}
        />
      </Text>
    </div>
  );
}

function InNewTab({ to, children }: { to: '/terms' | '/privacy-notice'; children?: ReactNode }) {
  return (
    <Anchor
      underline="always"
      fz="inherit"
      renderRoot={(props) => <Link {...props} to={to} target="_blank" />}
    >
      {children}
    </Anchor>
  );
}
