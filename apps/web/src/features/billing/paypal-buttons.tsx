import {
  INSTANCE_LOADING_STATE,
  PayPalProvider,
  usePayPal,
  usePayPalGuestPaymentSession,
  usePayPalOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6';
import type { Checkout } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { LoadingState } from '../../ui/loading-state.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import classes from './checkout.module.css';
import type { PaymentButtonProps } from './payment-contract.ts';

type Components = NonNullable<React.ComponentProps<typeof PayPalProvider>['components']>;
// The loader starts again for a list that is not the same object.
const components: Components = ['paypal-payments', 'paypal-guest-payments'];

interface Props extends PaymentButtonProps {
  checkout: Checkout;
}

/** PayPal's own buttons: the wallet, and a card without an account. PayPal's script is fetched only when they are shown. */
export function PayPalButtons({ checkout, ...button }: Props) {
  return (
    <PayPalProvider
      clientId={checkout.clientId ?? undefined}
      environment={checkout.environment}
      components={components}
      pageType="checkout"
    >
      <Buttons {...button} />
    </PayPalProvider>
  );
}

function Buttons({ createOrder, onApprove, onCancel, onError, busy }: PaymentButtonProps) {
  const { loadingStatus, isHydrated } = usePayPal();
  const session = {
    createOrder: () => createOrder().then(({ orderId }) => ({ orderId })),
    onApprove: ({ orderId }: { orderId: string }) => onApprove(orderId),
    onCancel: () => void onCancel(),
    onError,
  };
  const { handleClick: payByWallet } = usePayPalOneTimePaymentSession(session);
  const { handleClick: payByCard, buttonRef } = usePayPalGuestPaymentSession(session);

  if (loadingStatus === INSTANCE_LOADING_STATE.REJECTED)
    return <MessageLine tone="error" text={m.payment_buttons_failed()} />;
  if (loadingStatus === INSTANCE_LOADING_STATE.PENDING || !isHydrated)
    return <LoadingState label={m.payment_buttons_loading()} />;
  // A start that fails was told of by `createOrder` or `onError`.
  const start = (begin: () => Promise<unknown>) => void begin().catch(() => undefined);
  return (
    <div className={classes.provider} aria-busy={busy}>
      <paypal-button type="pay" disabled={busy || undefined} onClick={() => start(payByWallet)} />
      <paypal-basic-card-container>
        <paypal-basic-card-button
          ref={buttonRef}
          disabled={busy || undefined}
          onClick={() => start(payByCard)}
        />
      </paypal-basic-card-container>
    </div>
  );
}
