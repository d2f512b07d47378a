import { afterEach, expect, it, vi } from 'vitest';
import { readLinks, readPdf, readTags } from '../../../testing/read-pdf.ts';
import { closeTypesetters, makeTypesetter } from '../../../testing/typesetters.ts';
import type { ReceiptDocument } from './receipt-document.ts';

// Real processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

afterEach(closeTypesetters);

it('sets a receipt, its sums as pairs and its notes as paragraphs', async () => {
  const receipt: ReceiptDocument = {
    lang: 'en',
    title: 'Receipt',
    productName: 'Udaya',
    companyName: 'Udaya Ltd',
    number: 'R-1',
    details: [{ label: 'Buyer', value: 'Meena' }],
    item: { name: 'Report', detail: `For ${'Mmmmmmmmmm'.repeat(6)}` },
    amounts: [{ label: 'Listed', value: 'INR 1,000.00' }],
    total: { label: 'Charged', value: 'SGD 16.00' },
    state: 'Paid in full',
    notes: ['Questions: help@udaya.example', 'No money was moved.'],
    footer: 'Udaya Ltd · R-1',
  };
  const pdf = await makeTypesetter().typesetter.typesetReceipt(receipt);
  const { document, text } = await readPdf(pdf);
  expect(document.numPages).toBe(1);
  for (const part of ['R-1', 'Buyer Meena', 'Listed INR 1,000.00', 'Charged SGD 16.00', 'Paid in full'])
    expect(text).toContain(part);
  const roles = (await readTags(pdf)).map((tag) => tag.role);
  expect(roles.filter((role) => role === 'LI')).toHaveLength(3);
  expect(roles).not.toContain('Div');
  expect(await readLinks(pdf)).toEqual(['mailto:help@udaya.example']);
});
