import { isSandbox } from '@udaya/core/billing/providers';
import { dayInIndia } from '@udaya/format/format-instant';
import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { ReceiptDocument } from '../../platform/typesetting/receipt-document.ts';
import { nameProvider, type Seller, sellerRows, taxRows } from './describe-receipt.ts';
import type { OrderRow } from './store.ts';
import type { StoredCreditNote, StoredReceipt } from './store-receipts.ts';
import type { StoredRefund } from './store-refunds.ts';

/** A credit note as a document to be set in type: what it takes back of its invoice, tax by tax, and what was refunded for it. */
export function describeCreditNote(
  { order, report }: OrderRow,
  { receipt, note, refund }: { receipt: StoredReceipt; note: StoredCreditNote; refund: StoredRefund },
  seller: Seller,
): ReceiptDocument {
  const provider = nameProvider(order.provider);
  const locale = currentLocale();
  const invoice = { number: receipt.number, date: dayInIndia(receipt.issuedAt, locale) };
  const place = { state: receipt.buyerState, country: receipt.buyerCountry };
  // The number of the note stands beside the title: with a row of its own the document would not end on its page.
  const details = [
    { label: m.payment_credit_note_date(), value: dayInIndia(note.issuedAt, locale) },
    { label: m.payment_credit_note_against(), value: m.payment_credit_note_invoice(invoice) },
    { label: m.payment_credit_note_reason(), value: note.reason },
    { label: m.payment_receipt_buyer(), value: receipt.buyerName },
    {
      label: place.state ? m.payment_receipt_state() : m.payment_receipt_country(),
      value:
        place.state && place.country
          ? m.payment_credit_note_state_country(place)
          : place.state || place.country,
    },
    { label: m.payment_credit_note_refund(), value: refund.providerRefundId ?? '' },
    ...sellerRows(note.tax, seller),
  ];
  return {
    lang: locale,
    title: m.payment_credit_note_title(),
    productName: seller.productName,
    companyName: seller.companyName,
    number: note.number,
    details: details.filter((row) => row.value !== ''),
    item: {
      name: m.payment_checkout_product(),
      detail: report ? m.payment_receipt_for({ name: report.name }) : '',
    },
    amounts: [
      ...taxRows(note.tax, note.currency),
      { label: m.payment_credit_note_amount(), value: formatMoney(note, locale) },
    ],
    total: { label: m.payment_credit_note_refunded({ provider }), value: formatMoney(refund, locale) },
    state: m.payment_credit_note_state({ date: dayInIndia(refund.completedAt ?? note.issuedAt, locale) }),
    notes: [
      ...(note.tax.lut ? [m.payment_receipt_tax_export({ lut: note.tax.lut })] : []),
      m.payment_credit_note_made({ email: seller.supportEmail }),
      ...(isSandbox(order.provider) ? [m.payment_receipt_test()] : []),
    ],
    footer: `${seller.operator().legalName} · ${note.number}`,
  };
}
