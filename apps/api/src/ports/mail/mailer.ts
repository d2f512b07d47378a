/** A person's email address with the name to show beside it. */
export interface Mailbox {
  name: string;
  address: string;
}

/** A file that goes with a mail. */
export interface MailFile {
  name: string;
  type: 'application/pdf';
  bytes: Uint8Array;
}

/** A mail that is ready to leave. `id` becomes its Message-ID: sent twice, it is still one mail. */
export interface OutgoingMail {
  id: string;
  date: Date;
  to: Mailbox;
  subject: string;
  html: string;
  text: string;
  file?: MailFile | undefined;
}

/** What takes mail to its readers: a mail server, or a folder on this machine. */
export interface Mailer {
  /**
   * Hands a mail over.
   * @throws MailRefused when trying again is in vain; any other error when the mail may go through later.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Finds out whether mail could be handed over now. Rejects with the reason where it could not. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The mail server refused this mail for good, such as for an address that does not exist. */
export class MailRefused extends Error {
  constructor(options: { cause?: unknown } = {}) {
    super('The mail server refused the email.', options);
    this.name = 'MailRefused';
  }
}
