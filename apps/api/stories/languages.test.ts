import { captchas } from '@udaya/contract/captcha';
import { reports } from '@udaya/contract/reports';
import { pageLanguageHeader } from '@udaya/contract/route';
import { sessions } from '@udaya/contract/sessions';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { newPassword, register } from '../testing/registration.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import { wartimeBirths } from '../testing/wartime-births.ts';
import type { Person } from '../testing/world.ts';

const w = await sharedWorld({ works: true });

const onPage = (language: string) => ({ headers: { [pageLanguageHeader]: language } });

/** Logs a person in on a page in a language. */
async function logInOn(language: string, { user, password }: Pick<Person, 'user' | 'password'>) {
  const { captchaToken } = (await w.call(captchas.draw)).body;
  const body = {
    username: user.username,
    password,
    captchaToken,
    userCaptcha: w.captchaAnswer,
    groupCode: 'none',
    userType: 'USER',
  };
  return w.call(sessions.logIn, { body, ...onPage(language) });
}

const storedLanguage = async ({ user }: Person) =>
  (
    await w.db.execute<{ language: string | null }>(
      sql`select settings ->> 'language' as language from users where id = ${user.id}`,
    )
  ).rows[0]?.language;

/** Somebody who has chosen a language. */
async function readerOf(language: 'en' | 'ta' | 'hi'): Promise<Person> {
  const person = await w.person('user');
  const { settings } = (await person.call(sessions.read)).body;
  await person.call(sessions.saveSettings, { body: { ...settings, language } });
  return person;
}

describe('the language of an account', () => {
  it('that has never chosen is that of the page of its first login, and stays so', async () => {
    const person = await w.person('user');
    expect(await storedLanguage(person)).toBeNull();
    expect((await logInOn('ta', person)).body.settings.language).toBe('ta');
    expect((await logInOn('hi', person)).body.settings.language).toBe('ta');
    expect(await storedLanguage(person)).toBe('ta');
  });

  it('is not taken from a caller that is no page, or from a language that nobody can choose', async () => {
    const person = await w.person('user');
    expect((await logInOn('xx', person)).body.settings.language).toBe('en');
    expect(await storedLanguage(person)).toBeNull();
  });

  it('is that of the page of its registration, from the first mail on', async () => {
    const { sent, answer } = await register(w, {}, onPage('hi').headers);
    expect(answer.status).toBe(200);
    expect(answer.body.message).toMatch(/\p{Script=Devanagari}/u);
    const mail = await w.mailTo(sent.email);
    expect(mail.subject).toMatch(/\p{Script=Devanagari}/u);
    expect(mail.html).toContain('<html lang="hi"');
    expect(mail.text).toMatch(/\p{Script=Devanagari}/u);
    const rows = await w.db.execute(
      sql`select settings ->> 'language' as language from users where username = ${sent.username}`,
    );
    expect(rows.rows).toEqual([{ language: 'hi' }]);
    expect(newPassword).not.toBe('');
  });
});

describe('an answer', () => {
  it('is in the language of the page that asks, refusals too, and without a page in that of the account', async () => {
    const reader = await readerOf('ta');
    const missing = (options = {}) =>
      reader.call(reports.read, { params: { id: 'no-such-report' }, ...options });
    expect((await missing(onPage('hi'))).failure.message).toMatch(/\p{Script=Devanagari}/u);
    expect((await missing(onPage('en'))).failure.message).toMatch(/^[\p{ASCII}’]+$/u);
    expect((await missing()).failure.message).toMatch(/\p{Script=Tamil}/u);
    expect((await missing(onPage('fr'))).failure.message).toMatch(/\p{Script=Tamil}/u);
    const { failure } = await w.call(sessions.read, onPage('hi'));
    expect(failure.message).toMatch(/\p{Script=Devanagari}/u);
  });

  it('tells of a report in it, around texts that stay as they were written', async () => {
    const reader = await readerOf('hi');
    const { id } = await wartimeBirths(reader).written({ name: 'Kavya' });
    const { body } = await reader.call(reports.read, { params: { id }, ...onPage('ta') });
    expect(body.lang).toBe('en');
    expect(body.opening).toMatch(/^[\p{Script=Latin}\p{P}\p{N}\s]+$/u);
    for (const text of [body.limits.heading, body.help.heading, ...body.details.map(({ label }) => label)])
      expect(text).toMatch(/\p{Script=Tamil}/u);
    expect(body.help.paragraphs.join(' ')).toContain('14416');

    const pdf = await reader.call(reports.readPdf, { query: { id }, ...onPage('ta') });
    const text = await pdfText(pdf.body);
    const plain = text.replaceAll(/\s/g, '');
    expect(plain).toContain(body.opening.slice(0, 40).replaceAll(/\s/g, ''));
    // A file is whole in the language of the reading, whatever page asked for it.
    expect(text).not.toMatch(/[\p{Script=Tamil}\p{Script=Devanagari}]/u);
    expect(text).toMatch(/2 of \d+/);
  });
});
