import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import type { SandboxOrder, SandboxOutcome } from './sandbox-order.ts';

type Page = (nonce: string) => string;

/** What the buyer sees: who is paid, how much, and how it may come out. */
export function choicePage(order: SandboxOrder, popup: boolean): Page {
  const held = order.captures[0]?.status === 'PENDING';
  const choices = held
    ? `<p>${escapeHtml(m.sandbox_held())}</p>${primary('complete', m.sandbox_complete())}${other('deny', m.sandbox_deny(), '')}`
    : order.status === 'COMPLETED'
      ? `<p>${escapeHtml(m.sandbox_paid())}</p>${popup ? '' : backToShop(order)}`
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
  return page(`${summary(order)}<p role="status">${escapeHtml(m.sandbox_done())}</p>${script}`, {
    token: order.id,
    outcome,
  });
}

/** What an address without a known order shows. */
export function unknownPage(): Page {
  return page(`<h1>${escapeHtml(m.sandbox_title())}</h1><p>${escapeHtml(m.sandbox_unknown())}</p>`);
}

function summary(order: SandboxOrder): string {
  const sum = formatMoney(order.amount, currentLocale());
  return `<p class="tag">${escapeHtml(m.sandbox_title())}</p><h1>${escapeHtml(sum)}</h1><p class="to">${escapeHtml(
    m.sandbox_pay_to({ merchant: order.brandName || '-' }),
  )}<br>${escapeHtml(order.description)}</p><p class="notice">${escapeHtml(m.sandbox_notice())}</p>`;
}

/** For those who come to a finished order by their browser's Back. */
function backToShop({ returnUrl }: SandboxOrder): string {
  // Whoever makes an order chooses the address: it must lead to a page, not run a script.
  if (!/^https?:\/\//i.test(returnUrl)) return '';
  return `<a class="back" href="${escapeHtml(returnUrl)}">${escapeHtml(m.sandbox_back())}</a>`;
}

function approvalChoices(): string {
  return `${primary('approve', m.sandbox_approve())}<h2>${escapeHtml(m.sandbox_others())}</h2>${other('decline', m.sandbox_decline(), m.sandbox_decline_hint())}${other(
    'fail',
    m.sandbox_fail(),
    m.sandbox_fail_hint(),
  )}${other('pending', m.sandbox_pending(), m.sandbox_pending_hint())}${other('delay', m.sandbox_delay(), m.sandbox_delay_hint())}<button class="plain" name="outcome" value="cancel">${escapeHtml(m.sandbox_cancel())}</button>`;
}

const primary = (outcome: SandboxOutcome, text: string) =>
  `<button class="primary" name="outcome" value="${outcome}">${escapeHtml(text)}</button>`;
const other = (outcome: SandboxOutcome, text: string, hint: string) =>
  `<button class="other" name="outcome" value="${outcome}"><strong>${escapeHtml(text)}</strong>${hint ? `<span>${escapeHtml(hint)}</span>` : ''}</button>`;

const style = `
:root { color-scheme: light dark; --ink: #20213a; --muted: #5b5d75; --ground: #f4f4fa; --card: #fff; --line: #cfcde2; --strong: #312e81; --on-strong: #fff; --warm: #8a4206; --warm-ground: #fdf5ea; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececf6; --muted: #b3b4cb; --ground: #15162a; --card: #1f2039; --line: #45466a; --strong: #a5a2f6; --on-strong: #15162a; --warm: #f3bd83; --warm-ground: #33281c; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: start center; padding: 6vh 16px 32px; background: var(--ground); color: var(--ink); font: 16px/1.5 'Noto Sans', system-ui, sans-serif; }
main { width: 100%; max-width: 27rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 28px; }
.tag { margin: 0 0 18px; color: var(--warm); font-weight: 600; font-size: .875rem; }
h1 { margin: 0 0 4px; font-size: 1.9rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
h2 { margin: 26px 0 10px; font-size: .9375rem; font-weight: 600; color: var(--muted); }
.to { margin: 0 0 18px; color: var(--muted); }
.notice { margin: 0 0 22px; padding: 10px 14px; border-radius: 8px; background: var(--warm-ground); font-size: .9375rem; }
button { width: 100%; min-height: 48px; border-radius: 10px; padding: 10px 16px; font: inherit; color: inherit; cursor: pointer; }
button:focus-visible, .back:focus-visible { outline: 3px solid var(--warm); outline-offset: 2px; }
.primary { background: var(--strong); color: var(--on-strong); border: 0; font-weight: 600; }
.other { display: block; margin-top: 8px; background: none; border: 1px solid var(--line); text-align: left; }
.other strong { display: block; font-weight: 600; }
.other span { display: block; color: var(--muted); font-size: .875rem; }
.back { display: block; border-radius: 10px; padding: 11px 16px; background: var(--strong); color: var(--on-strong); font-weight: 600; text-align: center; text-decoration: none; }
.plain { margin-top: 18px; background: none; border: 0; text-decoration: underline; text-underline-offset: 3px; }
`;

function page(content: string, data: Record<string, string> = {}): Page {
  const attributes = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return (nonce) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(
      m.sandbox_title(),
    )}</title><style nonce="${nonce}">${style}</style></head><body${attributes}><main>${content}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
}
