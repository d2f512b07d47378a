import { expect, type Page } from '@playwright/test';
import { sessionToken } from './login.ts';

const portrait =
  '{name} likes quiet mornings and a slow start, and wants to look before a thing begins. A new room is looked at from the door first. When somebody waits, they come in by themselves. Afterwards they show others round, as if it had been theirs for years.';

/** Gives a planet in a position one text for any age, as a file does that knows no ages: the texts for single ages go. */
export async function leaveOnePortrait(page: Page, planet: string, position: number): Promise<void> {
  const headers = { authorization: `Bearer ${await sessionToken(page)}` };
  const file = [
    'planet,position,descriptionTitle,description,tags',
    `${planet},${position},"Looks first","${portrait}","'-pace -risk"`,
    '',
  ].join('\r\n');
  const checked = await page.request.post('/api/report/validate', {
    headers,
    multipart: {
      reportType: 'Child',
      report: { name: 'one.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
    },
  });
  const { batchId } = (await checked.json()) as { batchId: string };
  const uploaded = await page.request.post('/api/report/upload', { headers, data: { batchId } });
  expect(uploaded.ok()).toBe(true);
}
