import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import type { SandboxOrder, SandboxOutcome } from './sandbox-order.ts';
import { escapeHtml, sandboxStyle } from './sandbox-style.ts';

type Page = (nonce: string) => string;

/** What the buyer sees: who is paid, how much, and how it may come out. */
export function choicePage(order: SandboxOrder, popup: boolean): Page {
  const held = order.captures[0]?.status === 'PENDING';
  const choices = held
    ? `<p>${escapeHtml(m.payment_sandbox_held())}</p>${primary('complete', m.payment_sandbox_complete())}${other('deny', m.payment_sandbox_deny(), '')}`
    : order.status === 'COMPLETED'
      ? `<p>${escapeHtml(m.payment_sandbox_paid())}</p>${popup ? '' : backToShop(order)}`
      : approvalChoices();
  return page(
    `${summary(order)}<form method="post" action="/sandbox/checkoutnow"><input type="hidden" name="token" value="${escapeHtml(order.id)}">${
      popup ? '<input type="hidden" name="display" value="popup">' : ''
    }${choices}</form>`,
  );
}

/** What the buyer sees after a choice, where there is nowhere to return to or the window closes by itself. */
export function donePage(order: SandboxOrder, outcome: string, popup: boolean): Page {
  const script = popup ? '<script src="/sandbox/close.js" defer></script>' : '';
  return page(`${summary(order)}<p role="status">${escapeHtml(m.payment_sandbox_done())}</p>${script}`, {
    token: order.id,
    outcome,
  });
}

/** What an address without a known order shows. */
export function unknownPage(): Page {
  return page(
    `<h1>${escapeHtml(m.payment_sandbox_title())}</h1><p>${escapeHtml(m.payment_sandbox_unknown())}</p>`,
  );
}

function summary(order: SandboxOrder): string {
  const sum = formatMoney(order.amount, currentLocale());
  return `<p class="tag">${escapeHtml(m.payment_sandbox_title())}</p><h1>${escapeHtml(sum)}</h1><p class="to">${escapeHtml(
    m.payment_sandbox_pay_to({ merchant: order.brandName || '-' }),
  )}<br>${escapeHtml(order.description)}</p><p class="notice">${escapeHtml(m.payment_sandbox_notice())}</p>`;
}

/** For those who come to a finished order by their browser's Back. */
function backToShop({ returnUrl }: SandboxOrder): string {
  // Whoever makes an order chooses the address: it must lead to a page, not run a script.
  if (!/^https?:\/\//i.test(returnUrl)) return '';
  return `<a class="back" href="${escapeHtml(returnUrl)}">${escapeHtml(m.payment_sandbox_back())}</a>`;
}

function approvalChoices(): string {
  return `${primary('approve', m.payment_sandbox_approve())}<h2>${escapeHtml(m.payment_sandbox_others())}</h2>${other('decline', m.payment_sandbox_decline(), m.payment_sandbox_decline_hint())}${other(
    'fail',
    m.payment_sandbox_fail(),
    m.payment_sandbox_fail_hint(),
  )}${other('pending', m.payment_sandbox_pending(), m.payment_sandbox_pending_hint())}${other('delay', m.payment_sandbox_delay(), m.payment_sandbox_delay_hint())}<button class="plain" name="outcome" value="cancel">${escapeHtml(m.payment_sandbox_cancel())}</button>`;
}

const primary = (outcome: SandboxOutcome, text: string) =>
  `<button class="primary" name="outcome" value="${outcome}">${escapeHtml(text)}</button>`;
const other = (outcome: SandboxOutcome, text: string, hint: string) =>
  `<button class="other" name="outcome" value="${outcome}"><strong>${escapeHtml(text)}</strong>${hint ? `<span>${escapeHtml(hint)}</span>` : ''}</button>`;

function page(content: string, data: Record<string, string> = {}): Page {
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return (nonce) =>
    `<!doctype html><html lang="${currentLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(
      m.payment_sandbox_title(),
    )}</title><style nonce="${nonce}">${sandboxStyle}</style></head><body${attributes}><main>${content}</main></body></html>`;
}
