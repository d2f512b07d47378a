import type { Checkout as CheckoutInfo, Invoice } from '@udaya/contract/billing';
import { isOpenOrder } from '@udaya/core/billing/order-status';
import { isRupeeProvider, isSandbox } from '@udaya/core/billing/providers';
import * as m from '@udaya/messages';
import { lazy, Suspense, useState } from 'react';
import { useProductInfo } from '../../api/product-info.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { showMoney } from '../../ui/show-money.ts';
import classes from './checkout.module.css';
import type { PaymentButtonProps } from './payment-contract.ts';
import { providerName } from './payment-text.ts';
import { RazorpayButton } from './razorpay-button.tsx';
import { SandboxButton } from './sandbox-button.tsx';
import { sentence } from './sentence.ts';
import type { CheckoutNotice, CheckoutStep, useCheckout } from './use-checkout.ts';
import { WayChoice } from './way-choice.tsx';

// Fetched only where PayPal takes the money.
const PayPalButtons = lazy(() =>
  import('./paypal-buttons.tsx').then((module) => ({ default: module.PayPalButtons })),
);

const manyDeclines = 3;

interface Props {
  invoice: Invoice;
  way: ReturnType<typeof useCheckout>;
}

/** What will be charged and how, then the button that does it, then how the last try came out. */
export function Checkout({ invoice, way }: Props) {
  const { step } = way;
  const [picked, setPicked] = useState<CheckoutInfo['provider']>();
  const chosen = chooseWay(invoice, picked);
  const notice = step.at === 'button' ? (step.notice ?? earlierNotice(invoice)) : undefined;
  if (!chosen) return null;
  const amount = showMoney(chosen.amount, chosen.currency);
  const button: PaymentButtonProps = {
    createOrder: () => way.createOrder(chosen),
    onApprove: way.onApprove,
    onCancel: way.onCancel,
    onError: way.onError,
    label: labelOf(amount, notice, invoice, chosen),
    busy: step.at !== 'button',
  };
  return (
    <div className={classes.checkout}>
      {invoice.ways.length > 1 && (
        <WayChoice ways={invoice.ways} chosen={chosen} isBusy={button.busy} onChoose={setPicked} />
      )}
      <MessageLine
        tone={notice?.tone ?? 'info'}
        text={notice?.text}
        detail={notice?.detail ?? declineHint(notice, invoice)}
      />
      {chosen.currency !== invoice.invoiceCurrency && (
        <dl className={classes.charge}>
          <dt>{m.payment_checkout_you_pay()}</dt>
          <dd>{amount}</dd>
          <dd className={classes.small}>
            {m.payment_checkout_you_pay_currency({ currency: chosen.currency })}
          </dd>
        </dl>
      )}
      {!invoice.timeKnown && <p className={classes.small}>{m.report_without_time()}</p>}
      <Suspense fallback={<LoadingState label={m.payment_buttons_loading()} />}>
        <WayButton key={chosen.provider} checkout={chosen} button={button} />
        <MessageLine text={progressText(step)} />
      </Suspense>
      <SoldBy provider={chosen.provider} />
      {isSandbox(chosen.provider) && <p className={classes.small}>{m.payment_checkout_sandbox()}</p>}
    </div>
  );
}

/** Who sells, and who takes the money. */
function SoldBy({ provider }: { provider: CheckoutInfo['provider'] }) {
  const { legalName: name, address } = useProductInfo().operator;
  return <p className={classes.small}>{m.legal_sold({ name, address, provider: providerName(provider) })}</p>;
}

/** What was picked, else the way that was begun and not finished, else the first. */
function chooseWay(
  { ways, payment }: Invoice,
  picked: CheckoutInfo['provider'] | undefined,
): CheckoutInfo | undefined {
  const begun = payment && isOpenOrder(payment.status) ? payment.provider : undefined;
  return ways.find(({ provider }) => provider === (picked ?? begun)) ?? ways[0];
}

function WayButton({ checkout, button }: { checkout: CheckoutInfo; button: PaymentButtonProps }) {
  if (isRupeeProvider(checkout.provider)) return <RazorpayButton checkout={checkout} {...button} />;
  if (checkout.provider === 'sandbox') return <SandboxButton {...button} />;
  return <PayPalButtons checkout={checkout} {...button} />;
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
  if (paymentStatus === 'TRIAL') return { tone: 'info', text: m.payment_checkout_paid_complimentary() };
  return undefined;
}

/** After several refusals: that another way may work. The server counts them. */
function declineHint(notice: CheckoutNotice | undefined, { payment }: Invoice): string | undefined {
  const count = payment?.declines ?? 0;
  return notice?.about === 'declined' && count >= manyDeclines
    ? m.payment_declined_often({ count })
    : undefined;
}

function labelOf(
  amount: string,
  notice: CheckoutNotice | undefined,
  { payment }: Invoice,
  { provider }: CheckoutInfo,
): string {
  if (notice?.about === 'late') return m.payment_check_again();
  // What happened by the other way says nothing of this one.
  if (payment?.provider !== provider) return m.payment_checkout_pay({ amount });
  if (notice?.tone === 'error' || payment.issue) return m.payment_checkout_pay_again({ amount });
  return payment.status === 'CREATED'
    ? m.payment_checkout_pay_go_on({ amount })
    : m.payment_checkout_pay({ amount });
}
