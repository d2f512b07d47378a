import '@mantine/core/styles/Checkbox.layer.css';
import { Anchor, Checkbox, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
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
        {m.register_terms_before()}{' '}
        <Anchor
          underline="always"
          fz="inherit"
          renderRoot={(props) => <Link {...props} to="/terms" target="_blank" />}
        >
          {m.register_terms_link()}
        </Anchor>{' '}
        {m.register_terms_between()}{' '}
        <Anchor
          underline="always"
          fz="inherit"
          renderRoot={(props) => <Link {...props} to="/privacy-notice" target="_blank" />}
        >
          {m.register_privacy_link()}
        </Anchor>
        {m.register_terms_after()}
      </Text>
    </div>
  );
}
