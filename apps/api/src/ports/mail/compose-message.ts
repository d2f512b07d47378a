import type { Mailbox, OutgoingMail } from './mailer.ts';

/**
 * A mail as nodemailer takes it. The recipient is always `{name, address}`: a text would be read as a list of addresses, and
 * a comma or a line break in a name would deliver it elsewhere.
 */
export function composeMessage(mail: OutgoingMail, from: Mailbox) {
  return {
    messageId: `<${mail.id}@${from.address.split('@')[1] ?? 'localhost'}>`,
    date: mail.date,
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(mail.to.name), address: mail.to.address },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.file && {
      attachments: [
        { filename: mail.file.name, contentType: mail.file.type, content: Buffer.from(mail.file.bytes) },
      ],
    }),
    textEncoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
