import type { TaxRecord } from '@udaya/core/billing/gst';
import { isSandbox, type ProviderName } from '@udaya/core/billing/providers';
import { localeNames } from '@udaya/core/locale';
import type { Operator } from '@udaya/core/operator';
import { dayInIndia } from '@udaya/format/format-instant';
import { formatList } from '@udaya/format/format-list';
import { formatMoney } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import type { ReceiptDocument } from '../../platform/typesetting/receipt-document.ts';
import { complaintLines, sellerLine } from '../mails/operator-lines.ts';
import type { OrderRow } from './store.ts';
import type { StoredReceipt } from './store-receipts.ts';
import type { RefundRow, StoredRefund } from './store-refunds.ts';

/** Who sells, as a receipt names it. */
export interface Seller {
  productName: string;
  companyName: string;
  supportEmail: string;
  /** In the language that runs. */
  operator: () => Operator;
}

const providerNames: Record<ProviderName, () => string> = {
  paypal: m.payment_receipt_provider_paypal,
  razorpay: m.payment_provider_razorpay,
  sandbox: m.payment_receipt_provider_sandbox,
  'sandbox-razorpay': m.payment_receipt_provider_sandbox,
};

/** What a provider is called on paper. */
export const nameProvider = (provider: ProviderName) => providerNames[provider]();

/** A receipt as a document to be set in type. */
export function describeReceipt(
  { order, invoice, report }: OrderRow,
  receipt: StoredReceipt,
  refunds: readonly RefundRow[],
  captureId: string,
  seller: Seller,
): ReceiptDocument {
  const provider = nameProvider(order.provider);
  const back = refunds.filter(({ status }) => status === 'COMPLETED');
  const creditNotes = back.flatMap(({ creditNote }) => creditNote ?? []);
  const { tax } = receipt;
  const operator = seller.operator();
  const details = [
    { label: tax ? m.payment_receipt_tax_number() : m.payment_receipt_number_line(), value: receipt.number },
    { label: m.payment_receipt_date(), value: dayInIndia(receipt.issuedAt, currentLocale()) },
    { label: m.payment_receipt_buyer(), value: receipt.buyerName },
    { label: m.payment_receipt_state(), value: receipt.buyerState },
    { label: m.payment_receipt_country(), value: receipt.buyerCountry },
    { label: m.birth_language(), value: report ? localeNames[report.reportLanguage] : '' },
    { label: m.payment_receipt_reference(), value: captureId },
    { label: m.payment_receipt_order(), value: order.providerOrderId ?? '' },
    ...(tax
      ? sellerRows(tax, seller)
      : [{ label: m.payment_receipt_tax_seller(), value: sellerLine(operator) }]),
  ];
  return {
    lang: currentLocale(),
    title: tax ? m.payment_receipt_tax_title() : m.payment_receipt_title(),
    productName: seller.productName,
    companyName: seller.companyName,
    number: receipt.number,
    details: details.filter((row) => row.value !== ''),
    item: {
      name: m.payment_checkout_product(),
      detail: report ? m.payment_receipt_for({ name: report.name }) : '',
    },
    amounts: [
      ...(tax ? taxRows(tax, invoice.currency) : []),
      { label: m.payment_receipt_listed(), value: formatMoney(invoice, currentLocale()) },
    ],
    total: { label: m.payment_receipt_charged({ provider }), value: formatMoney(order, currentLocale()) },
    state: givenBack(order, back) ?? m.payment_receipt_paid(),
    notes: [
      ...(tax ? [m.payment_receipt_tax_reverse()] : []),
      ...(tax?.lut ? [m.payment_receipt_tax_export({ lut: tax.lut })] : []),
      ...(creditNotes.length > 0
        ? [m.payment_receipt_credit_notes({ numbers: formatList(creditNotes, currentLocale()) })]
        : []),
      m.payment_receipt_note({ email: seller.supportEmail }),
      ...complaintLines(operator),
      ...(isSandbox(order.provider) ? [m.payment_receipt_test()] : []),
    ],
    footer: `${operator.legalName} · ${receipt.number}`,
  };
}

/** Who owes the tax, and where the service counts as supplied. */
export function sellerRows({ address, gstin, sac, placeOfSupply }: TaxRecord, { operator }: Seller) {
  return [
    { label: m.payment_receipt_tax_seller(), value: `${operator().legalName}, ${address}` },
    { label: m.payment_receipt_tax_gstin(), value: gstin },
    { label: m.payment_receipt_tax_sac(), value: sac },
    { label: m.payment_receipt_tax_place(), value: placeOfSupply },
  ];
}

/** The taxable value and each tax. */
export function taxRows({ taxableMinor, taxes }: TaxRecord, currency: string) {
  const rupees = (amountMinor: number) => formatMoney({ currency, amountMinor }, currentLocale());
  return [
    { label: m.payment_receipt_tax_taxable(), value: rupees(taxableMinor) },
    ...taxes.map(({ name, percent, amountMinor }) => ({
      label: m.payment_receipt_tax_line({ name, percent }),
      value: rupees(amountMinor),
    })),
  ];
}

/** The whole sum once all of it is back, in however many parts; what is back so far before. */
function givenBack(order: OrderRow['order'], back: readonly StoredRefund[]): string | undefined {
  const at = back.at(-1)?.completedAt;
  if (!at) return undefined;
  const date = dayInIndia(at, currentLocale());
  const charged = formatMoney(order, currentLocale());
  if (order.status === 'REFUNDED') return m.payment_receipt_refunded({ date, amount: charged });
  const refundedMinor = back.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const refunded = formatMoney({ ...order, amountMinor: refundedMinor }, currentLocale());
  return m.payment_receipt_refunded_so_far({ date, refunded, charged });
}
