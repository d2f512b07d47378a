import { Button } from '@mantine/core';
import type { Checkout } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { useEffect, useRef, useState } from 'react';
import { useProductInfo } from '../../api/product-info.ts';
import { IconLock } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import type { PaymentButtonProps } from './payment-contract.ts';
import { loadRazorpay, openRazorpayWindow } from './razorpay-window.ts';

interface Props extends PaymentButtonProps {
  checkout: Checkout;
}

/** The button of UPI and cards in rupees: Razorpay's window opens over the page, on a phone as well. */
export function RazorpayButton({ checkout, createOrder, onApprove, onCancel, onError, label, busy }: Props) {
  const { productName } = useProductInfo();
  const [isLost, setIsLost] = useState(false);
  const [cameBack, setCameBack] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const starting = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const { provider } = checkout;
  // On its way before the click, so that the window is there at once.
  useEffect(() => void loadRazorpay(provider).catch(() => undefined), [provider]);
  useEffect(() => {
    if (cameBack && !busy) button.current?.focus();
  }, [cameBack, busy]);

  /** A second click while the script comes opens no second window. */
  async function startOnce(): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    setIsStarting(true);
    await start();
    starting.current = false;
    setIsStarting(false);
  }

  async function start(): Promise<void> {
    setIsLost(false);
    setCameBack(false);
    const script = await loadRazorpay(provider).catch(() => undefined);
    if (!script) return setIsLost(true);
    const order = await createOrder().catch(() => undefined);
    // Why there is none was told already.
    if (!order) return;
    const { orderId } = order;
    try {
      openRazorpayWindow(script, {
        orderId,
        checkout,
        productName,
        description: m.payment_checkout_product(),
        onApproved: (approval) => void onApprove(orderId, approval),
        onClosed(failed) {
          setCameBack(true);
          void (failed ? onApprove(orderId) : onCancel());
        },
      });
    } catch {
      onError();
    }
  }

  return (
    <>
      <Button
        ref={button}
        size="lg"
        leftSection={<IconLock size={19} stroke={1.8} />}
        loading={busy || isStarting}
        onClick={() => void startOnce()}
      >
        {label}
      </Button>
      <MessageLine tone="error" text={isLost ? m.payment_window_failed() : undefined} />
    </>
  );
}
