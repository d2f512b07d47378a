import type { TaxRecord } from '@udaya/core/billing/gst';
import { dayInIndia } from '@udaya/format/format-instant';
import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { ReceiptDocument } from '../../platform/typesetting/receipt-document.ts';
import type { OrderRow } from './store.ts';
import type { StoredReceipt } from './store-receipts.ts';
import type { StoredRefund } from './store-refunds.ts';

/** Who sells, as a receipt names it. */
export interface Seller {
  productName: string;
  companyName: string;
  supportEmail: string;
}

/** A receipt as a document to be set in type. */
export function describeReceipt(
  { order, invoice, report }: OrderRow,
  receipt: StoredReceipt,
  refund: StoredRefund | undefined,
  captureId: string,
  seller: Seller,
): ReceiptDocument {
  const isSandbox = order.provider === 'sandbox';
  const provider = isSandbox ? m.receipt_provider_sandbox() : m.receipt_provider_paypal();
  const back = refund?.status === 'COMPLETED' ? refund : undefined;
  const { tax } = receipt;
  const details = [
    { label: tax ? m.receipt_tax_number() : m.receipt_number(), value: receipt.number },
    { label: m.receipt_date(), value: dayInIndia(receipt.issuedAt, currentLocale()) },
    { label: m.receipt_buyer(), value: receipt.buyerName },
    { label: m.receipt_state(), value: receipt.buyerState },
    { label: m.receipt_country(), value: receipt.buyerCountry },
    { label: m.receipt_reference(), value: captureId },
    { label: m.receipt_order(), value: order.providerOrderId ?? '' },
    ...(tax ? sellerRows(tax, seller) : []),
  ];
  return {
    lang: currentLocale(),
    title: tax ? m.receipt_tax_title() : m.receipt_title(),
    productName: seller.productName,
    companyName: seller.companyName,
    number: receipt.number,
    details: details.filter((row) => row.value !== ''),
    item: { name: m.invoice_product(), detail: report ? m.receipt_for({ name: report.name }) : '' },
    amounts: [
      ...(tax ? taxRows(tax, invoice.currency) : []),
      { label: m.receipt_listed(), value: formatMoney(invoice, currentLocale()) },
    ],
    total: { label: m.receipt_charged({ provider }), value: formatMoney(order, currentLocale()) },
    state: back?.completedAt ? givenBack(order, back, back.completedAt) : m.receipt_paid(),
    notes: [
      ...(tax ? [m.receipt_tax_reverse()] : []),
      ...(tax?.lut ? [m.receipt_tax_export({ lut: tax.lut })] : []),
      m.receipt_note({ email: seller.supportEmail }),
      ...(isSandbox ? [m.receipt_test()] : []),
    ],
    footer: `${seller.companyName} · ${receipt.number}`,
  };
}

function sellerRows({ address, gstin, sac, placeOfSupply }: TaxRecord, { companyName }: Seller) {
  return [
    { label: m.receipt_tax_seller(), value: `${companyName}, ${address}` },
    { label: m.receipt_tax_gstin(), value: gstin },
    { label: m.receipt_tax_sac(), value: sac },
    { label: m.receipt_tax_place(), value: placeOfSupply },
  ];
}

function taxRows({ taxableMinor, taxes }: TaxRecord, currency: string) {
  const rupees = (amountMinor: number) => formatMoney({ currency, amountMinor }, currentLocale());
  return [
    { label: m.receipt_tax_taxable(), value: rupees(taxableMinor) },
    ...taxes.map(({ name, percent, amountMinor }) => ({
      label: m.receipt_tax_line({ name, percent }),
      value: rupees(amountMinor),
    })),
  ];
}

/** The whole sum once all of it is back, in however many parts. */
function givenBack(order: OrderRow['order'], refund: StoredRefund, at: Date): string {
  const date = dayInIndia(at, currentLocale());
  return order.status === 'REFUNDED'
    ? m.receipt_refunded({ date, amount: formatMoney(order, currentLocale()) })
    : m.receipt_refunded_part({ date, amount: formatMoney(refund, currentLocale()) });
}
