import { orders, payments } from '@udaya/contract/billing';
import { product } from '@udaya/contract/product';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { productionSettings, sellerSettings } from '../testing/product.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { openShop } from '../testing/shop.ts';
import { world } from '../testing/world.ts';

const paypal = {
  PAYMENT_PROVIDER: 'paypal',
  PAYPAL_CLIENT_ID: 'a',
  PAYPAL_CLIENT_SECRET: 'b',
  PAYPAL_WEBHOOK_ID: 'c',
};

describe('who sells', () => {
  it('must be named in production where money is taken, and not where reports are free', () => {
    const selling = { ...productionSettings(), ...paypal };
    expect(() => readConfig(selling)).toThrow(
      /^LEGAL_NAME must be set.*\nLEGAL_ADDRESS must be set.*\nGRIEVANCE_OFFICER must be set.*\nGRIEVANCE_PHONE or SUPPORT_PHONE must be set[^\n]*$/,
    );
    expect(() => readConfig({ ...selling, ...sellerSettings, GRIEVANCE_OFFICER: '' })).toThrow(
      /^GRIEVANCE_OFFICER must be set[^\n]*$/,
    );
    expect(readConfig({ ...selling, ...sellerSettings }).operator.isTrial).toBe(false);
    expect(readConfig(productionSettings()).operator).toMatchObject({ legalName: 'Udaya', address: '' });
  });

  it('has one address and one phone unless the settings name more', () => {
    const { LEGAL_ADDRESS, ...rest } = sellerSettings;
    const gst = { SELLER_GSTIN: '33AAPFU0939F1Z2', SELLER_ADDRESS: LEGAL_ADDRESS };
    const selling = { ...productionSettings(), ...paypal, ...rest, ...gst };
    expect(readConfig(selling).operator).toMatchObject({
      address: LEGAL_ADDRESS,
      phone: sellerSettings.SUPPORT_PHONE,
      grievancePhone: sellerSettings.SUPPORT_PHONE,
      grievanceEmail: 'help@udaya.example',
    });
    const own = { GRIEVANCE_EMAIL: 'grievance@udaya.example', GRIEVANCE_PHONE: '+91 44 5550 9999' };
    expect(readConfig({ ...selling, ...own }).operator).toMatchObject({
      grievanceEmail: 'grievance@udaya.example',
      grievancePhone: '+91 44 5550 9999',
    });
  });

  it.each([
    ['LEGAL_NAME', '   ', 'words in one line'],
    ['LEGAL_ADDRESS', 'First line\nSecond line', 'words in one line'],
    ['GRIEVANCE_OFFICER', 'x'.repeat(121), 'at most 120 characters'],
    ['SUPPORT_PHONE', 'call us', 'a phone number'],
    ['GRIEVANCE_PHONE', '+91', 'a phone number'],
    ['GRIEVANCE_EMAIL', 'nobody', 'an email address'],
    ['REFUND_RULES', 'bell\u0007', 'words, with line breaks'],
  ])('is refused where %s is no such thing', (name, value, wanted) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The setting ${name} is '[^]*'; it must be ${wanted}`),
    );
  });

  it('is told to the pages, with what is charged; what nobody set is a demonstration', async () => {
    const trial = await world({ PAYMENT_PROVIDER: 'sandbox' });
    const rules = 'Within a week.\nWithout questions.';
    const named = await world({ ...sellerSettings, REFUND_RULES: rules });
    try {
      const { operator, price, charges } = (await trial.call(product.readInfo)).body;
      expect(operator).toEqual({
        legalName: 'Udaya',
        address: 'Demonstration only: no company, no address',
        phone: '',
        grievanceOfficer: 'Demonstration only: no one is named',
        grievanceEmail: 'support@udaya.example',
        grievancePhone: '',
        refundRules: '',
      });
      expect(price).toEqual({ amount: 1000, currency: 'INR', text: '₹1,000' });
      expect(charges).toEqual([
        { provider: 'sandbox-razorpay', amount: 1000, currency: 'INR' },
        { provider: 'sandbox', amount: 16, currency: 'SGD' },
      ]);
      const told = (await named.call(product.readInfo)).body;
      expect(told).toMatchObject({ price: null, charges: [] });
      expect(told.operator).toEqual({
        legalName: sellerSettings.LEGAL_NAME,
        address: sellerSettings.LEGAL_ADDRESS,
        phone: sellerSettings.SUPPORT_PHONE,
        grievanceOfficer: sellerSettings.GRIEVANCE_OFFICER,
        grievanceEmail: 'support@udaya.example',
        grievancePhone: sellerSettings.SUPPORT_PHONE,
        refundRules: rules,
      });
    } finally {
      await trial.close();
      await named.close();
    }
  });
});

describe('a receipt', () => {
  it('names who sells and who answers complaints, on paper and by email', async () => {
    const shop = await openShop({ ...sellerSettings, COMPANY_NAME: 'Example Readings' });
    try {
      const { reportId, orderId, paymentId } = await shop.approved();
      await shop.capture(reportId, orderId);
      await shop.startWorkers();
      const { body } = await shop.parent.call(payments.readReceipt, { params: { id: paymentId } });
      const { text: paper } = await readPdf(body);
      const mail = (await shop.mailTo(shop.parent.user.email, 'receipt')).text.replace(/\s+/g, ' ');
      for (const text of [paper, mail]) {
        expect(text).toContain(`${sellerSettings.LEGAL_NAME} · ${sellerSettings.LEGAL_ADDRESS}`);
        expect(text).toContain(
          `Grievance officer: A. Example, support@udaya.example, ${sellerSettings.SUPPORT_PHONE}. ` +
            'We acknowledge a complaint within 48 hours and settle it within one month.',
        );
      }
      expect(paper).not.toContain('GSTIN');

      // The tax invoice names the address that was kept with it, and the legal name.
      const tax = { SELLER_GSTIN: '33AAPFU0939F1Z2', SELLER_ADDRESS: '7 Car Street, Madurai 625001' };
      const taxed = await shop.reopen({ ...sellerSettings, ...tax });
      const one = await shop.approved();
      await taxed.call(orders.capture, {
        params: { orderId: one.orderId, reportId: one.reportId },
        token: shop.parent.token,
      });
      await taxed.close();
      const invoice = await shop.parent.call(payments.readReceipt, { params: { id: one.paymentId } });
      const { document, text } = await readPdf(invoice.body);
      expect(text).toContain(`${sellerSettings.LEGAL_NAME}, 7 Car Street, Madurai 625001`);
      expect(text).toContain('33AAPFU0939F1Z2');
      expect(document.numPages).toBe(1);
    } finally {
      await shop.close();
    }
  });
});
