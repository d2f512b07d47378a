import { Anchor, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { IconArrowBackUp, IconFileText, IconLock, IconPencil } from '@tabler/icons-react';
import { Panel } from '../../ui/panel.tsx';
import classes from './invoice-page.module.css';

/** What a buyer can rely on, and what they would get, before they pay. */
export function Promises() {
  return (
    <Panel className={classes.promises} aria-labelledby="promises">
      <Title order={2} size="h4" id="promises">
        {m.invoice_promises()}
      </Title>
      <ul>
        <li>
          <IconArrowBackUp size={19} stroke={1.7} aria-hidden="true" />
          {m.invoice_promise_refund()}
        </li>
        <li>
          <IconPencil size={19} stroke={1.7} aria-hidden="true" />
          {m.invoice_promise_correction()}
        </li>
        <li>
          <IconLock size={19} stroke={1.7} aria-hidden="true" />
          {m.invoice_promise_card()}
        </li>
        <li>
          <IconFileText size={19} stroke={1.7} aria-hidden="true" />
          <span>
            <Anchor
              underline="always"
              fz="inherit"
              renderRoot={(props) => <Link {...props} to="/sample/$type" params={{ type: 'child' }} />}
            >
              {m.invoice_sample()}
            </Anchor>
          </span>
        </li>
      </ul>
    </Panel>
  );
}
