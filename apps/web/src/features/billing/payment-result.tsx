import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { type ReactNode, useEffect } from 'react';
import { errorText } from '../../api/error-text.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { useTitleInstead } from '../../shell/use-page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { LoadingState } from '../../ui/loading-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ConfirmingPanel } from './confirming-panel.tsx';
import { FailAdvice } from './fail-advice.tsx';
import { isUnknownId, NothingHere } from './nothing-here.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { meaningOf } from './payment-meaning.ts';
import { isSettling, paymentQuery } from './payment-query.ts';
import { PaymentSteps } from './payment-steps.tsx';
import classes from './result-page.module.css';

interface Props {
  id: string;
  /** What was paid for, above all else where it can be read now. */
  above?: (payment: Payment) => ReactNode;
  /** What else can be done about what was paid for. */
  below?: (payment: Payment) => ReactNode;
}

/** A payment as the server knows it, whatever the address believed of it. */
export function PaymentResult({ id, above, below }: Props) {
  const query = useQuery(paymentQuery(id));
  useHeadingOnceThere(!query.isPending);
  return (
    <QueryView
      query={query}
      skeleton={<Asking />}
      renderFailed={(error, retry) =>
        isUnknownId(error) ? (
          <NothingHere title={m.payment_unknown_title()} text={m.payment_unknown_text()} />
        ) : (
          <ErrorState heading="h1" {...errorText(error)} onRetry={retry} />
        )
      }
    >
      {(payment) => <Result payment={payment} askingFails={query.isError} above={above} below={below} />}
    </QueryView>
  );
}

/** The heading comes after the change of page: it takes over the focus from the page, which had it meanwhile. */
function useHeadingOnceThere(there: boolean): void {
  useEffect(() => {
    if (there && document.activeElement?.matches('main')) focusHeading();
  }, [there]);
}

/** Until the server has answered, nothing is said of how the payment came out, not in the tab's title either. */
export function Asking() {
  useTitleInstead(m.payment_title());
  return <LoadingState />;
}

interface ResultProps extends Pick<Props, 'above' | 'below'> {
  payment: Payment;
  askingFails: boolean;
}

function Result({ payment, askingFails, above, below }: ResultProps) {
  const { title, text, failed, nextStep } = meaningOf(payment);
  useTitleInstead(title);
  const { status } = payment;
  return (
    <>
      <PageHeader title={title} lead={text} />
      <div className={classes.page}>
        {status === 'CAPTURED' && nextStep === 'report' && above?.(payment)}
        {isSettling(status) && (
          <ConfirmingPanel held={status === 'PENDING' ? payment : undefined} failed={askingFails} />
        )}
        {failed && <FailAdvice payment={payment} />}
        {!failed && <PaymentSteps payment={payment} />}
        <PaymentDetails payment={payment} folded={status === 'CAPTURED' && nextStep === 'report'} />
        {below?.(payment)}
      </div>
    </>
  );
}
