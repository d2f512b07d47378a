import { Button, Loader, Title } from '@mantine/core';
import type { Payment } from '@udaya/contract/billing';
import { isRupeeProvider } from '@udaya/core/billing/providers';
import * as m from '@udaya/messages';
import { useEffect, useRef } from 'react';
import { IconRefresh } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './confirming-panel.module.css';

interface Props {
  /** The payment, where the provider holds it back, which takes longer. */
  held: Pick<Payment, 'provider'> | undefined;
  /** That the last question got no answer. */
  failed: boolean;
  onCheck?: (() => void) | undefined;
  /** Takes the focus, where it comes in the place of the button that was just pressed. */
  takesFocus?: boolean;
}

/** A payment that is being settled without the buyer's help. Whoever shows it asks again by itself. */
export function ConfirmingPanel({ held, failed, onCheck, takesFocus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { title, text } = wordsOf(held);
  return (
    <Panel tone="notice" className={classes.panel} aria-labelledby="confirming">
      <div className={classes.head}>
        <Loader size={26} color="clay" aria-hidden="true" />
        <Title order={2} size="h3" id="confirming" ref={heading} tabIndex={-1} className={classes.title}>
          {title()}
        </Title>
      </div>
      <p className={classes.text} role="status">
        {text()}
        {failed && ` ${m.payment_checking_failed()}`}
      </p>
      {onCheck && (
        <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={onCheck}>
          {m.payment_check_again()}
        </Button>
      )}
    </Panel>
  );
}

function wordsOf(held: Props['held']) {
  if (!held) return { title: m.payment_confirming_title, text: m.payment_confirming_text };
  // What is held back in rupees waits for the buyer, in an app or at the bank.
  return isRupeeProvider(held.provider)
    ? { title: m.payment_waiting_title, text: m.payment_waiting_text }
    : { title: m.payment_pending_title, text: m.payment_pending_text };
}
