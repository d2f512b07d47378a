import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@udaya/core/locale';
import { expect, it } from 'vitest';
import { currentLocale, runInLocale } from './current-locale.ts';

const tamil = 'ta' as Locale;
const hindi = 'hi' as Locale;

it('stays with work that waits, beside other work in another language', async () => {
  const later = async (ms: number) => {
    await sleep(ms);
    return currentLocale();
  };
  expect(
    await Promise.all([runInLocale(tamil, () => later(4)), runInLocale(hindi, () => later(2)), later(1)]),
  ).toEqual(['ta', 'hi', 'en']);
});
