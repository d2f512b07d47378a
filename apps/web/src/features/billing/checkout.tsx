import type { Checkout as CheckoutInfo, Invoice } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { lazy, Suspense } from 'react';
import { LoadingState } from '../../ui/loading-state.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { showMoney } from '../../ui/show-money.ts';
import classes from './checkout.module.css';
import type { PaymentButtonProps } from './payment-contract.ts';
import { SandboxButton } from './sandbox-button.tsx';
import { sentence } from './sentence.ts';
import type { CheckoutNotice, CheckoutStep, useCheckout } from './use-checkout.ts';

// Fetched only where PayPal takes the money.
const PayPalButtons = lazy(() =>
  import('./paypal-buttons.tsx').then((module) => ({ default: module.PayPalButtons })),
);

const manyDeclines = 3;

interface Props {
  invoice: Invoice;
  checkout: CheckoutInfo;
  way: ReturnType<typeof useCheckout>;
}

/** What will be charged, then the button that does it, then how the last try came out. */
export function Checkout({ invoice, checkout, way }: Props) {
  const { step } = way;
  const notice = step.at === 'button' ? (step.notice ?? earlierNotice(invoice)) : undefined;
  const amount = showMoney(invoice.chargedAmount ?? 0, invoice.chargedCurrency ?? invoice.invoiceCurrency);
  const button: PaymentButtonProps = {
    createOrder: way.createOrder,
    onApprove: way.onApprove,
    onCancel: way.onCancel,
    onError: way.onError,
    label: labelOf(amount, notice, invoice),
    busy: step.at !== 'button',
  };
  const progress = <MessageLine text={progressText(step)} />;
  return (
    <div className={classes.checkout}>
      <dl className={classes.charge}>
        <dt>{m.invoice_you_pay()}</dt>
        <dd>{amount}</dd>
        {invoice.chargedCurrency !== invoice.invoiceCurrency && (
          <dd className={classes.small}>
            {m.invoice_you_pay_currency({ currency: invoice.chargedCurrency ?? '' })}
          </dd>
        )}
      </dl>
      <MessageLine
        tone={notice?.tone ?? 'info'}
        text={notice?.text}
        detail={notice?.detail ?? declineHint(notice, invoice)}
      />
      {checkout.provider === 'sandbox' ? (
        <>
          <SandboxButton {...button} />
          {progress}
          <p className={classes.small}>{m.invoice_sandbox()}</p>
        </>
      ) : (
        <Suspense fallback={<LoadingState label={m.payment_buttons_loading()} />}>
          <PayPalButtons checkout={checkout} {...button} />
          {progress}
        </Suspense>
      )}
    </div>
  );
}

/** What is under way, in words: the button alone would only turn. */
function progressText({ at }: CheckoutStep): string | undefined {
  if (at === 'opening') return m.payment_opening();
  return at === 'settling' ? m.payment_settling() : undefined;
}

/** What the server remembers of an earlier try, for those who come back to this page. */
function earlierNotice({ payment, paymentStatus }: Invoice): CheckoutNotice | undefined {
  if (payment?.issue && payment.mayTryAgain) {
    const about = payment.status === 'DECLINED' ? 'declined' : undefined;
    return { tone: 'info', text: sentence(payment.issue.description), about };
  }
  if (payment?.status === 'CREATED') return { tone: 'info', text: m.payment_begun() };
  if (paymentStatus === 'TRIAL') return { tone: 'info', text: m.invoice_paid_complimentary() };
  return undefined;
}

/** After several refusals: that another way may work. The server counts them. */
function declineHint(notice: CheckoutNotice | undefined, { payment }: Invoice): string | undefined {
  const count = payment?.declines ?? 0;
  return notice?.about === 'declined' && count >= manyDeclines
    ? m.payment_declined_often({ count })
    : undefined;
}

function labelOf(amount: string, notice: CheckoutNotice | undefined, { payment }: Invoice): string {
  if (notice?.about === 'late') return m.payment_check_again();
  if (notice?.tone === 'error' || payment?.issue) return m.invoice_pay_again({ amount });
  return payment?.status === 'CREATED' ? m.invoice_pay_go_on({ amount }) : m.invoice_pay({ amount });
}
