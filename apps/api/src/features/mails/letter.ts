import type { Locale } from '@udaya/core/locale';
import type { Operator } from '@udaya/core/operator';
import type { Mailbox } from '../../ports/mail/mailer.ts';

/** Who gets a mail, and in which language. */
export interface Reader extends Mailbox {
  locale: Locale;
  /** The account that it is. */
  accountId?: string | undefined;
}

/** What a mail says, before it is set as HTML and as text: both are made from this, so neither can say less. */
export interface Letter {
  lang: Locale;
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Facts in two columns, such as the lines of a receipt. */
  rows?: readonly { label: string; value: string }[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** What comes after it: limits, and what to do if it was not you. */
  after?: readonly string[];
}

/** Who writes, and where its pages are. */
export interface Sender {
  productName: string;
  supportEmail: string;
  /** Whose product it is, in the language that runs. */
  operator: () => Operator;
  /** Without a slash at its end. */
  publicUrl: string;
}
