import type { OpenedMail } from '../src/ports/mail/open-outbox.ts';

/** The token of the link in a mail whose path begins with `path`, read from its text and checked to stand in its HTML too. */
export function tokenIn(mail: OpenedMail, path: string): string {
  const token = new RegExp(`${path}/([\\w-]+)`).exec(mail.text)?.[1];
  if (!token) throw new Error(`The mail '${mail.subject}' has no link to ${path}.`);
  if (!mail.html.includes(`${path}/${token}`))
    throw new Error(`The HTML of '${mail.subject}' has another link than its text.`);
  return token;
}
