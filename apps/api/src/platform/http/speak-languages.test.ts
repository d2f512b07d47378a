import { baseLocale, type Locale } from '@udaya/core/locale';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { currentLocale } from '../locale/current-locale.ts';
import { wishedLocale } from '../locale/wished-locale.ts';
import { speakLanguages } from './speak-languages.ts';

const available: readonly Locale[] = ['en', 'ta', 'hi'];

async function ask(header: string | undefined, chosen?: string, cookie?: string): Promise<string> {
  const app = Fastify();
  speakLanguages(app, available);
  app.post('/', {
    onRequest: async (request) => {
      if (chosen) request.locale = chosen as Locale;
    },
    handler: async () => ({ locale: currentLocale() }),
  });
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { ...(header && { 'accept-language': header }), ...(cookie && { cookie }) },
    payload: { body: 'x'.repeat(50_000) },
  });
  return answer.json<{ locale: string }>().locale;
}

it('answers in the language of the browser, of the account where it has chosen one, else in English', async () => {
  expect(await ask('ta-IN,ta;q=0.9,en;q=0.8')).toBe('ta');
  expect(await ask('ta-IN', 'hi')).toBe('hi');
  expect(await ask('fr')).toBe(baseLocale);
  expect(await ask(undefined)).toBe(baseLocale);
});

it('answers in the language that was chosen in the browser, but for an account that has chosen its own', async () => {
  expect(await ask('en', undefined, 'a=b; udaya-language=ta')).toBe('ta');
  expect(await ask('en', 'hi', 'udaya-language=ta')).toBe('hi');
  for (const cookie of [
    'udaya-language=xx',
    'udaya-language=',
    'udaya-language',
    `udaya-language=ta;${'a'.repeat(2000)}`,
  ])
    expect(await ask('hi', undefined, cookie)).toBe('hi');
});

it.each([
  ['en;q=0.5, hi;q=0.8', 'hi'],
  ['ta;q=0, en', 'en'],
  ['fr, ta ; q=0.1', 'ta'],
  ['*', undefined],
  [';;;,=,q=', undefined],
  ['ta;q=x', undefined],
  [`ta${',a'.repeat(300)}`, undefined],
])('reads %s', (header, locale) => expect(wishedLocale(header, available)).toBe(locale));
