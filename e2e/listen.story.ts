import type { Page } from '@playwright/test';
import { expect, freeServer, test } from './stage.ts';

test.use({ baseURL: freeServer });

/** What the device said, and whether it is saying something. */
interface Heard {
  said: string[];
  speaking: boolean;
}

/**
 * A device with these voices: the browser of the tests has none. It says what it is given and ends when it is told to.
 */
async function withVoices(page: Page, voices: { lang: string; localService: boolean }[]): Promise<void> {
  await page.addInitScript((given) => {
    const heard = { said: [] as string[], speaking: false };
    let now: SpeechSynthesisUtterance | undefined;
    const device = Object.assign(new EventTarget(), {
      getVoices: () => given,
      speak: (utterance: SpeechSynthesisUtterance) => {
        now = utterance;
        heard.said.push(utterance.text);
        heard.speaking = true;
      },
      cancel: () => {
        now = undefined;
        heard.speaking = false;
      },
    });
    class Utterance extends EventTarget {
      lang = '';
      voice: unknown = null;
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: device });
    Object.assign(globalThis, {
      SpeechSynthesisUtterance: Utterance,
      heard,
      endSentence: () => now?.dispatchEvent(new Event('end')),
    });
  }, voices);
}

const heardOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
const endSentence = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { endSentence: () => void }).endSentence());
const litOn = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('spoken') ?? [])].map((range) => (range as Range).cloneContents().textContent),
  );

test('a reading is heard sentence by sentence, lit where it is, and goes on where it was paused', async ({
  page,
  expectAccessible,
}) => {
  await withVoices(page, [
    { lang: 'en-US', localService: false },
    { lang: 'en_IN', localService: true },
  ]);
  await page.goto('/sample/child');
  const listen = page.getByRole('button', { name: 'Listen' });
  await listen.click();
  await expect(page.getByRole('status').getByText('Read aloud by this device.')).toBeVisible();
  const first = (await heardOn(page)).said[0] ?? '';
  expect(await litOn(page)).toEqual([first]);
  await endSentence(page);
  const second = (await heardOn(page)).said[1] ?? '';
  expect(second).not.toBe(first);
  expect(await litOn(page)).toEqual([second]);
  await expectAccessible();

  await page.getByRole('button', { name: 'Pause' }).click();
  expect((await heardOn(page)).speaking).toBe(false);
  // The place is still lit.
  expect(await litOn(page)).toEqual([second]);
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect.poll(async () => (await heardOn(page)).said[2]).toBe(second);

  await page.getByRole('button', { name: 'Stop' }).click();
  expect(await litOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(async () => (await heardOn(page)).said[3]).toBe(first);

  // Nobody hears on what is not read any more.
  await page
    .getByRole('link', { name: /Log in|Login/ })
    .first()
    .click();
  await expect.poll(async () => (await heardOn(page)).speaking).toBe(false);
});

test('a device without a voice of its own for the language says so', async ({ page }) => {
  await withVoices(page, [
    { lang: 'en-US', localService: false },
    { lang: 'ta-IN', localService: true },
  ]);
  await page.goto('/sample/child');
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect(page.getByText('This device has no voice for English.')).toBeVisible();
  expect((await heardOn(page)).said).toEqual([]);
  await expect(page.getByRole('button', { name: 'Listen' })).toBeEnabled();
});
