import { Button, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconAppWindow, IconLock } from '../../ui/icons.tsx';
import classes from './checkout.module.css';
import type { OpenedOrder, PaymentButtonProps } from './payment-contract.ts';
import { isSmallScreen, openPaymentWindow, sandboxPage, whenSandboxSays } from './payment-window.ts';

const lookEvery = 400;

/** The button of the sandbox: its approval opens in a window, on a phone or where windows are blocked in this one. */
export function SandboxButton(props: PaymentButtonProps) {
  const { createOrder, label, busy } = props;
  const [open, setOpen] = useState<{ orderId: string; page: Window }>();

  const [cameBack, setCameBack] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const settled = useRef(false);

  const heard = useEffectEvent((orderId: string, outcome: string | undefined) => {
    // A window says what was chosen and closes at once: both may be seen.
    if (settled.current) return;
    settled.current = true;
    setOpen(undefined);
    setCameBack(true);
    if (outcome === 'cancel') void props.onCancel();
    else void props.onApprove(orderId);
  });
  useEffect(() => whenSandboxSays(({ token, outcome }) => heard(token, outcome)), []);
  useEffect(() => {
    if (!open) return;
    let wasClosed = false;
    const timer = setInterval(() => {
      // Closed without a word, which may be under way: the server knows whether it was approved before.
      if (wasClosed) heard(open.orderId, undefined);
      wasClosed = open.page.closed;
    }, lookEvery);
    return () => clearInterval(timer);
  }, [open]);

  // The button that was pressed is the one that has the focus again.
  useEffect(() => {
    if (cameBack && !busy) button.current?.focus();
  }, [cameBack, busy]);

  function go({ orderId, approveUrl }: OpenedOrder, page: Window | null): void {
    if (!approveUrl) {
      page?.close();
      props.onError();
    } else if (page) {
      page.location.replace(sandboxPage(approveUrl, true));
      setOpen({ orderId, page });
    } else {
      window.location.assign(sandboxPage(approveUrl, false));
    }
  }

  function start(): void {
    setCameBack(false);
    settled.current = false;
    const page = isSmallScreen() ? null : openPaymentWindow();
    createOrder().then(
      (order) => go(order, page),
      () => page?.close(),
    );
  }

  if (open) {
    return (
      <div className={classes.waiting} role="status">
        <Text>{m.payment_window_open()}</Text>
        <Button
          variant="default"
          leftSection={<IconAppWindow size={18} stroke={1.7} />}
          onClick={() => open.page.focus()}
        >
          {m.payment_window_show()}
        </Button>
      </div>
    );
  }
  return (
    <Button
      ref={button}
      size="lg"
      leftSection={<IconLock size={19} stroke={1.8} />}
      loading={busy}
      onClick={start}
    >
      {label}
    </Button>
  );
}
