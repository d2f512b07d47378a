import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdfText } from '../apps/api/testing/pdf-text.ts';

/** Presses a button that downloads a PDF, and reads what came. */
export async function downloadPdf(page: Page, button: string): Promise<{ name: string; text: string }> {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await begun;
  return {
    name: file.suggestedFilename(),
    text: await pdfText(new Uint8Array(await readFile(await file.path()))),
  };
}
