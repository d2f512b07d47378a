import * as m from '@udaya/messages';
import { escapeHtml, linkAddresses } from '../../platform/html/html-text.ts';
import { runInLocale } from '../../platform/locale/current-locale.ts';
import type { Letter, Sender } from './letter.ts';

/** A letter as HTML and as plain text, both saying the same. */
export function setLetter(letter: Letter, toName: string, sender: Sender): { html: string; text: string } {
  return runInLocale(letter.lang, () => ({
    html: setHtml(letter, toName, sender),
    text: setText(letter, toName, sender),
  }));
}

function setText(letter: Letter, toName: string, sender: Sender): string {
  const { heading, paragraphs, rows = [], action, after = [] } = letter;
  const blocks = [
    sender.productName,
    heading,
    ...(toName ? [m.mail_greeting({ name: toName })] : []),
    ...paragraphs,
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    `-- \n${footer(sender)}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function footer({ productName, supportEmail }: Sender): string {
  return m.mail_footer({ product: productName, email: supportEmail });
}

// Mail programs know neither variables nor most of CSS: colours stand on the elements, and only those that read <style>
// get the dark scheme, by classes.
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#161925!important}.card{background:#1f2233!important;border-color:#d9713a #31364b #31364b!important}
.ink{color:#dcdee9!important}.soft{color:#a0a4ba!important}.link{color:#9da5e1!important}.line{border-color:#31364b!important}
.button{background:#7f88d6!important;color:#12141f!important}}
@media (max-width:480px){.card-in{padding:24px 20px!important}}`;

const font = 'font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif';
const ink = `${font};font-size:16px;line-height:1.6;color:#1e2132`.replaceAll('"', "'");
const soft = `${font};font-size:13px;line-height:1.5;color:#646982`.replaceAll('"', "'");

const linked = (text: string) => linkAddresses(text, 'class="link" style="color:#3b4199"');

function setHtml(letter: Letter, toName: string, sender: Sender): string {
  const { lang, subject, heading, paragraphs, rows = [], action, after = [] } = letter;
  const paragraph = (text: string) => `<p class="ink" style="margin:0 0 16px;${ink}">${linked(text)}</p>`;
  const note = (text: string) => `<p class="soft" style="margin:0 0 12px;${soft}">${linked(text)}</p>`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f7f6f3">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f6f3"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e6e4e1;border-top:4px solid #d9713a;border-radius:10px"><tr><td class="card-in" style="padding:32px 36px;overflow-wrap:anywhere;word-break:break-word">
<p class="link" style="margin:0 0 24px;${ink};font-weight:700;letter-spacing:.02em;color:#3b4199">${escapeHtml(sender.productName)}</p>
<h1 class="ink" style="margin:0 0 20px;${ink};font-size:24px;line-height:1.3;font-weight:700">${escapeHtml(heading)}</h1>
${toName ? paragraph(m.mail_greeting({ name: toName })) : ''}
${paragraphs.map(paragraph).join('\n')}
${rows.length > 0 ? setRows(rows) : ''}
${action ? setAction(action) : ''}
${after.map(note).join('\n')}
</td></tr></table>
<p class="soft" style="max-width:560px;margin:20px auto 0;${soft}">${linked(footer(sender))}</p>
</td></tr></table>
</body>
</html>
`;
}

function setRows(rows: readonly { label: string; value: string }[]): string {
  const cell = 'padding:8px 0;border-bottom:1px solid #e6e4e1';
  const lines = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" class="soft line" align="left" valign="baseline" style="${cell};${soft};font-weight:400;padding-right:16px;white-space:nowrap">${escapeHtml(label)}</th><td class="ink line" align="right" valign="baseline" style="${cell};${ink}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-collapse:collapse">${lines.join('')}</table>`;
}

function setAction({ label, url }: { label: string; url: string }): string {
  const safe = escapeHtml(url);
  return `<p style="margin:24px 0"><a class="button" href="${safe}" style="display:inline-block;padding:13px 26px;border-radius:8px;background:#3b4199;${font.replaceAll('"', "'")};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 20px;${soft}">${escapeHtml(m.mail_link_hint())}<br><a class="link" href="${safe}" style="color:#3b4199;word-break:break-all">${safe}</a></p>`;
}
