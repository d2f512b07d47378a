import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Invoice } from '@udaya/contract/billing';
import type { SampleType } from '@udaya/contract/reports';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { IconArrowBackUp, IconEye, IconFileText, IconLock, IconPencil, IconX } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Rich } from '../../ui/rich.tsx';
import classes from './invoice-page.module.css';

const sampleOf: Record<ReportType, SampleType> = { Child: 'child', Adult: 'adult', Student: 'student' };

/** What a buyer can rely on, and what they would get, before they pay. */
export function Promises({ invoice }: { invoice: Invoice | undefined }) {
  const { refundRules } = useProductInfo().operator;
  return (
    <Panel className={classes.promises} aria-labelledby="promises">
      <Title order={2} size="h4" id="promises">
        {m.payment_checkout_promises()}
      </Title>
      <ul>
        <li>
          <IconFileText size={19} stroke={1.7} aria-hidden="true" />
          <OpensAndRefund hasOwnRules={refundRules !== ''} />
        </li>
        <li>
          <IconArrowBackUp size={19} stroke={1.7} aria-hidden="true" />
          {m.legal_promise_twice()}
        </li>
        {!refundRules && (
          <li>
            <IconX size={19} stroke={1.7} aria-hidden="true" />
            {m.legal_promise_not()}
          </li>
        )}
        <li>
          <IconPencil size={19} stroke={1.7} aria-hidden="true" />
          {m.payment_checkout_promise_correction()}
        </li>
        <li>
          <IconLock size={19} stroke={1.7} aria-hidden="true" />
          {m.payment_checkout_promise_card()}
        </li>
        {invoice && invoice.amountDue > 0 && <ToRead invoice={invoice} />}
      </ul>
    </Panel>
  );
}

/** When the report opens, and what follows where it does not: by the operator's own rules, where there are some. */
function OpensAndRefund({ hasOwnRules }: { hasOwnRules: boolean }) {
  if (!hasOwnRules) return m.legal_promise_opens();
  return (
    <span>
      <Rich
        message={m.legal_promise_rules}
        inputs={{}}
        places={{
          rules: (
            <Anchor
              underline="always"
              fz="inherit"
              renderRoot={(props) => <Link {...props} to="/terms" hash="refunds" />}
            />
          ),
        }}
      />
    </span>
  );
}

/** What there is to read before paying: the beginning of this very report, and a whole one of its kind. */
function ToRead({ invoice: { reportId, reportType } }: { invoice: Invoice }) {
  return (
    <>
      <li>
        <IconEye size={19} stroke={1.7} aria-hidden="true" />
        <span>
          <Anchor
            underline="always"
            fz="inherit"
            renderRoot={(props) => <Link {...props} to="/users-birthchart/$id" params={{ id: reportId }} />}
          >
            {m.payment_checkout_preview()}
          </Anchor>
        </span>
      </li>
      <li>
        <IconFileText size={19} stroke={1.7} aria-hidden="true" />
        <span>
          <Anchor
            underline="always"
            fz="inherit"
            renderRoot={(props) => (
              <Link {...props} to="/sample/$type" params={{ type: sampleOf[reportType] }} />
            )}
          >
            {m.payment_checkout_sample()}
          </Anchor>
        </span>
      </li>
    </>
  );
}
