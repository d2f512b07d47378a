import * as m from '@udaya/messages';
import type { Letter, Sender } from './letter.ts';
import type { MailContents } from './mail-contents.ts';
import { complaintLines, sellerLine } from './operator-lines.ts';

/** The letter about money that arrived: the way to what was bought first, then to the receipt. */
export function receiptLetter(
  {
    name,
    paymentId,
    number,
    product: item,
    charged,
    listed,
    report,
  }: Omit<MailContents['payment-receipt'], 'at'>,
  { productName: product, supportEmail: email, publicUrl, operator }: Sender,
  paidOn: string,
): Omit<Letter, 'lang'> {
  const receipt = `${publicUrl}/payments/success/${paymentId}`;
  const isWritten = report?.isReady ?? true;
  const atTheEnd = [m.mail_payment_receipt_after({ email }), ...complaintLines(operator())];
  return {
    subject: m.mail_payment_receipt_subject({ product }),
    heading: m.mail_payment_receipt_heading(),
    paragraphs: [isWritten ? m.mail_payment_receipt_text({ name }) : m.mail_receipt_writing({ name })],
    rows: [
      { label: m.mail_payment_receipt_number(), value: number },
      { label: m.mail_payment_receipt_product(), value: item },
      { label: m.mail_payment_receipt_charged(), value: charged },
      { label: m.mail_payment_receipt_listed(), value: listed },
      { label: m.mail_payment_receipt_date(), value: paidOn },
      { label: m.payment_receipt_tax_seller(), value: sellerLine(operator()) },
    ],
    ...(report
      ? {
          action: { label: m.mail_receipt_action(), url: `${publicUrl}/users-birthchart/${report.id}` },
          after: [m.mail_receipt_at({ url: receipt }), ...atTheEnd],
        }
      : { action: { label: m.mail_payment_receipt_action(), url: receipt }, after: atTheEnd }),
  };
}
