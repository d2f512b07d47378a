import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { type Mailbox, type Mailer, MailRefused } from './mailer.ts';

const second = 1000;

/** Opens a pool of connections to the mail server of an `smtp:` or `smtps:` address. Nothing is sent before the first mail. */
export function openSmtp(url: string, from: Mailbox): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    dnsTimeout: 10 * second,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(composeMessage(mail, from));
      } catch (cause) {
        if (isForGood(cause)) throw new MailRefused({ cause });
        throw cause;
      }
    },
    check: async () => void (await transport.verify()),
    close: async () => transport.close(),
  };
}

/** A 5xx answer to this mail's recipient or content. One to our login or greeting is mended by the operator, and the mail then goes. */
function isForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
