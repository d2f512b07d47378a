import type { Payment } from '@udaya/contract/billing';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { SupportLink } from '../../shell/support-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Rich } from '../../ui/rich.tsx';
import { PaymentSteps } from './payment-steps.tsx';
import classes from './result-page.module.css';

/** What to do about a payment that failed: try again with what is already there, or ask support. */
export function FailAdvice({ payment }: { payment: Payment }) {
  return (
    <Panel className={classes.panel}>
      {payment.reportId && <p>{m.payment_fail_kept()}</p>}
      <PaymentSteps payment={payment} />
      <SupportLine />
      <p className={classes.small}>{m.payment_fail_reference({ id: payment.id })}</p>
    </Panel>
  );
}

/** Whom to write to, where the product names somebody. */
export function SupportLine() {
  const { supportEmail } = useProductInfo();
  if (!supportEmail) return null;
  return (
    <p>
      <Rich
        message={m.payment_fail_support}
        inputs={{}}
        places={{ support: <SupportLink subject={m.payment_fail_subject()} /> }}
      />
    </p>
  );
}
