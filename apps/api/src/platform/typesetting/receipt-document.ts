import type { Locale } from '@udaya/core/locale';
import type { LabelledValue } from './report-document.ts';

/** What a receipt says, ready to be set in type: finished plain text, chosen and worded by the caller. */
export interface ReceiptDocument {
  lang: Locale;
  title: string;
  /** Who sells: set above the title and kept as the document's author. */
  productName: string;
  companyName: string;
  /** The serial number, beside the title. */
  number: string;
  /** Who paid, when, and under which references. */
  details: LabelledValue[];
  /** What was bought: its name, and a line of explanation below it. */
  item: { name: string; detail: string };
  amounts: LabelledValue[];
  /** The sum that was charged. */
  total: LabelledValue;
  /** One line that says where the payment stands: paid, or given back. */
  state: string;
  notes: string[];
  footer: string;
}
