import * as m from '@udaya/messages';
import { escapeHtml, linkAddresses } from '../../platform/html/html-text.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { OpenedMail } from '../../ports/mail/open-outbox.ts';

const style = `body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:16px/1.6 system-ui,sans-serif;color:#1e2132;background:#f7f6f3}
a{color:#3b4199}table{width:100%;border-collapse:collapse;background:#fff}th,td{padding:.6rem .8rem;text-align:left;border-bottom:1px solid #e6e4e1;vertical-align:top;overflow-wrap:anywhere}th{white-space:nowrap}
iframe{width:100%;height:46rem;border:1px solid #e6e4e1;border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:#fff;border:1px solid #e6e4e1;border-radius:8px}
@media (prefers-color-scheme:dark){body{color:#dcdee9;background:#161925}table,pre{background:#1f2233}th,td,pre,iframe{border-color:#31364b}a{color:#9da5e1}}`;

function page(title: string, nonce: string, body: string): string {
  return `<!doctype html><html lang="${currentLocale()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style></head><body>${body}</body></html>`;
}

/** The page that lists the mails of the outbox. */
export function mailListPage(mails: OpenedMail[], folder: string, nonce: string): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${escapeHtml(formatDate(mail.date))}</td><td>${escapeHtml(mail.to.address)}</td><td><a href="/dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th scope="col">${m.mail_page_date()}</th><th scope="col">${m.mail_page_to()}</th><th scope="col">${m.mail_page_subject()}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const body = mails.length > 0 ? table : `<p>${m.mail_page_empty()}</p>`;
  return page(
    m.mail_page_title(),
    nonce,
    `<h1>${m.mail_page_title()}</h1><p>${escapeHtml(m.mail_page_hint({ folder }))}</p>${body}`,
  );
}

/** The page of one mail: its heads, its HTML in a frame that can run nothing, and its text. */
export function mailPage(mail: OpenedMail, nonce: string): string {
  const heads: [string, string][] = [
    [m.mail_page_to(), mail.to.name ? `${mail.to.name} <${mail.to.address}>` : mail.to.address],
    [m.mail_page_date(), formatDate(mail.date)],
  ];
  const table = `<table><tbody>${heads.map(([label, value]) => `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`).join('')}${mail.file ? fileRow(mail.id, mail.file.name) : ''}</tbody></table>`;
  const body = `/dev/mail/${mail.id}/body`;
  return page(
    mail.subject,
    nonce,
    `<p><a href="/dev/mail">${m.mail_page_back()}</a></p><h1>${escapeHtml(mail.subject)}</h1>${table}
<h2>${m.mail_page_html()}</h2><p><a href="${body}">${m.mail_page_alone()}</a></p><iframe title="${escapeHtml(mail.subject)}" src="${body}" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>${m.mail_page_text()}</h2><pre>${linkAddresses(mail.text)}</pre>`,
  );
}

function fileRow(id: string, name: string): string {
  return `<tr><th scope="row">${m.mail_page_file()}</th><td><a href="/dev/mail/${id}/file">${escapeHtml(name)}</a></td></tr>`;
}

/** The HTML of a mail, its links opening in the whole window. */
export function mailBody(mail: OpenedMail): string {
  return mail.html.replace('<head>', () => '<head><base target="_top">');
}

function formatDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : date.toISOString().slice(0, 19).replace('T', ' ');
}
