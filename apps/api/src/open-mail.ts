import path from 'node:path';
import type { Config } from './config.ts';
import type { Sender } from './features/mails/letter.ts';
import { describeOperator } from './operator.ts';
import type { Mailer } from './ports/mail/mailer.ts';
import { type Outbox, openOutbox } from './ports/mail/open-outbox.ts';
import { openSmtp } from './ports/mail/open-smtp.ts';

/** The outbox with its folder, where mail is kept on this machine. */
export interface LocalMail {
  outbox: Outbox;
  folder: string;
}

/** Opens the mail server of the settings, or the outbox under the data folder where there is none. */
export function openMail(config: Config): { mailer: Mailer; local: LocalMail | undefined } {
  if (config.smtpUrl) return { mailer: openSmtp(config.smtpUrl, config.mailFrom), local: undefined };
  const folder = path.join(config.dataDir, 'outbox');
  const outbox = openOutbox(folder, config.mailFrom);
  return { mailer: outbox, local: { outbox, folder } };
}

/** Who mails come from, with the address of its pages. */
export function senderOf(config: Config, publicUrl: string): Sender {
  const { productName, supportEmail } = config;
  return { productName, supportEmail, publicUrl, operator: () => describeOperator(config.operator) };
}
