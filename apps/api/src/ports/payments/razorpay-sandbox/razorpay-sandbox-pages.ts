import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import { escapeHtml, sandboxStyle } from '../sandbox/sandbox-style.ts';
import type { RazorpayOutcome, RazorpaySandboxOrder } from './razorpay-sandbox-order.ts';
import type { WindowWord } from './razorpay-sandbox-script.ts';

export type SandboxPage = (nonce: string) => string;

/** What the buyer sees in the payment window: how much, and how it may come out; `said` is what the page around it is told. */
export function razorpayChoicePage(order: RazorpaySandboxOrder, said?: WindowWord): SandboxPage {
  const sum = formatMoney({ currency: order.currency, amountMinor: order.amount }, currentLocale());
  const failed =
    said?.type === 'razorpay-failed'
      ? `<p class="notice" role="alert">${escapeHtml(m.payment_sandbox_razorpay_refused())}</p>`
      : '';
  const content =
    order.status === 'paid' || order.payments.at(-1)?.status === 'authorized'
      ? finished()
      : said?.type === 'razorpay-waits' || order.payments.at(-1)?.status === 'created'
        ? waiting()
        : choices();
  return page(
    `<p class="tag">${escapeHtml(m.payment_sandbox_razorpay_title())}</p><h1>${escapeHtml(sum)}</h1><p class="to">${escapeHtml(
      typeof order.notes.product === 'string' ? order.notes.product : '',
    )}</p>${failed || `<p class="notice">${escapeHtml(m.payment_sandbox_notice())}</p>`}<form method="post" action="/sandbox/razorpay/checkout"><input type="hidden" name="order" value="${escapeHtml(order.id)}">${content}</form>`,
    said,
  );
}

/** What an address without a known order shows. */
export function razorpayUnknownPage(): SandboxPage {
  return page(
    `<h1>${escapeHtml(m.payment_sandbox_razorpay_title())}</h1><p>${escapeHtml(m.payment_sandbox_unknown())}</p>`,
  );
}

function choices(): string {
  return `${button('upi', m.payment_sandbox_razorpay_upi(), 'primary')}${button('card', m.payment_sandbox_razorpay_card(), 'other')}<h2>${escapeHtml(
    m.payment_sandbox_others(),
  )}</h2>${button('decline', m.payment_sandbox_razorpay_decline(), 'other')}${button('late', m.payment_sandbox_razorpay_late(), 'other', m.payment_sandbox_razorpay_late_hint())}${button(
    'wait',
    m.payment_sandbox_razorpay_wait(),
    'other',
    m.payment_sandbox_pending_hint(),
  )}${button('hold', m.payment_sandbox_razorpay_hold(), 'other', m.payment_sandbox_razorpay_hold_hint())}${button('cancel', m.payment_sandbox_razorpay_close(), 'plain')}`;
}

const waiting = () =>
  `<p role="status">${escapeHtml(m.payment_sandbox_razorpay_waiting())}</p>${button('complete', m.payment_sandbox_razorpay_complete(), 'primary')}${button('expire', m.payment_sandbox_razorpay_expire(), 'other')}${button('cancel', m.payment_sandbox_razorpay_close(), 'plain')}`;
const finished = () =>
  `<p role="status">${escapeHtml(m.payment_sandbox_paid())}</p>${button('cancel', m.payment_sandbox_razorpay_close(), 'plain')}`;

const button = (outcome: RazorpayOutcome, text: string, look: string, hint = '') =>
  `<button class="${look}" name="outcome" value="${outcome}"><strong>${escapeHtml(text)}</strong>${
    hint ? `<span>${escapeHtml(hint)}</span>` : ''
  }</button>`;

function page(content: string, said?: WindowWord): SandboxPage {
  const data = said ? ` data-said="${escapeHtml(JSON.stringify(said))}"` : '';
  return (nonce) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(
      m.payment_sandbox_razorpay_title(),
    )}</title><style nonce="${nonce}">${sandboxStyle}</style></head><body${data}><main aria-label="${escapeHtml(m.payment_sandbox_razorpay_title())}">${content}</main><script src="/sandbox/razorpay/window.js" defer></script></body></html>`;
}
