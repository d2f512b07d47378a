import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const home = path.join(import.meta.dirname, '../packages/messages');
const { baseLocale, locales } = JSON.parse(
  readFileSync(path.join(home, 'project.inlang/settings.json'), 'utf8'),
) as { baseLocale: string; locales: string[] };

/** The forms that a language has for a count, such as `one` and `other`. */
const pluralForms = (locale: string) => new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

interface Variant {
  declarations: string[];
  selectors: string[];
  match: Record<string, string>;
}
type Catalogue = Record<string, string | Variant[]>;

const read = (locale: string): Catalogue =>
  JSON.parse(readFileSync(path.join(home, `messages/${locale}.json`), 'utf8')) as Catalogue;
const others = locales.filter((locale) => locale !== baseLocale);

/** Texts that are the same in every language: patterns of dates and names of files. */
const sameEverywhere = [
  'form_calendar_placeholder',
  'report_share_file',
  'report_calendar_file',
  'report_card_file',
  'report_sheet_file',
  'sky_share_file',
  'sky_poster_file',
  'sky_caption',
  'sky_body',
];

/** What a message is about: the first part of its key, with what that stands for. A noun has one name. */
const nouns: Record<string, string> = {
  account:
    'an account, its profile, registration, password and email address; accounts as product admins manage them',
  action: 'buttons that many pages share',
  archive: 'many reports as one file',
  audit: "the log of who did what, and one's own activity",
  birth: 'birth details, and the forms that ask for them',
  blind: 'the blind test: in a report, and its public page',
  branch: 'a branch of a group',
  captcha: 'the captcha',
  chart: 'what a birth chart holds, and its words explained',
  correction: 'correcting and editing the details of a report, and what that changed',
  dashboard: 'the pages after the login, with their figures and diagrams',
  data: 'the data that a group answers for: consents, terms, access, erasure, retention',
  draft: 'texts that a language model drafts for the knowledge base',
  error: 'what failed in the browser, and pages that are not there or not allowed',
  failure: 'what the server refuses, by the code of the failure',
  feedback: 'what readers say of a passage or a report',
  field: 'what is wrong with a value, whatever its form',
  file: 'files that are chosen and checked, whatever they hold',
  form: 'the steps and parts of any form',
  group: 'a group, its plan, its public form, its usage',
  import: 'births from a file',
  knowledge: 'the knowledge base, its texts, versions and uploads',
  legal: 'terms, privacy notice, prices, who sells and who answers',
  list: 'filters, order and pages of any list',
  login: 'logging in and out, and the session',
  mail: 'emails',
  member: 'the users of a group, and their invitations',
  menu: 'the main menu',
  notification: 'the bell, and what it tells',
  operations: 'jobs, providers, errors and emails as product admins see them',
  payment: 'paying and refunding: checkout, receipt, credit note, sandbox',
  person: 'what a group enters of a person besides the birth',
  privacy: "downloading and deleting one's own data",
  report: 'a report: reading, parts, sources, wording, versions, lists',
  review: 'reviews of texts that upset readers',
  role: 'the roles',
  sample: 'the sample reports',
  settings: 'the layout settings',
  shell: 'what stands around every page',
  sky: 'the sky over a place, as a picture and in words',
  student: 'the public form of a group, filled in by its students',
  welcome: 'the page before the login',
  writer: 'the language model that words reports, as product admins see it',
};
const nounOf = (key: string) => key.replace(/_.*/, '');

const textsOf = (message: Catalogue[string]): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

/** The placeholders and marks of a text, sorted: `{name}`, `{#link}`, `{/link}`. */
const placesOf = (text: string) => [...text.matchAll(/\{[#/]?\w+\/?\}/g)].map(([place]) => place).sort();

const latinWords = (text: string) => text.replaceAll(/\{[^}]*\}/g, ' ').match(/[A-Za-z]{2,}/g) ?? [];

// Joiners shape words of both scripts, and a soft hyphen or a mark of direction is never meant.
const invisible = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uFFFD]/;

/** What a message says by forms: the selector that is a plural, and its texts by form. */
function pluralsOf(message: Catalogue[string]) {
  if (typeof message === 'string') return [];
  return message.flatMap(({ declarations, selectors, match }) =>
    selectors
      .filter((selector) =>
        declarations.some((one) => new RegExp(`^local ${selector} = .*: plural`).test(one)),
      )
      .map((selector) =>
        Object.keys(match).flatMap((key) => new RegExp(`${selector}=([\\w*]+)`).exec(key)?.[1] ?? []),
      ),
  );
}

/** What is wrong with a translation of the English catalogue, a line each. */
function faultsOf(english: Catalogue, translated: Catalogue, locale: string): string[] {
  const faults: string[] = [];
  const fault = (key: string, what: string) => faults.push(`${locale} ${key}: ${what}`);
  for (const key of Object.keys(translated)) if (!(key in english)) fault(key, 'is no message');
  for (const [key, original] of Object.entries(english)) {
    if (key === '$schema') continue;
    const message = translated[key];
    if (message === undefined) {
      fault(key, 'is missing');
      continue;
    }
    const allowed = new Set(textsOf(original).flatMap(placesOf));
    const needed = textsOf(original).map((text) => new Set(placesOf(text)));
    for (const text of textsOf(message)) {
      const places = placesOf(text);
      const own = new Set(places);
      // A form may leave out the number that it stands for, as the English one may.
      const fits =
        typeof original === 'string'
          ? placesOf(original).join() === places.join()
          : [...own].every((one) => allowed.has(one)) &&
            needed.some((of) => [...of].every((one) => own.has(one)));
      if (!fits) fault(key, `has other places than the English text: ${places.join(' ')}`);
      if (text !== text.normalize('NFC')) fault(key, 'is not NFC');
      if (invisible.test(text)) fault(key, 'has an invisible character');
      if (text.trim() === '' && textsOf(original).every((one) => one.trim() !== '')) fault(key, 'is empty');
    }
    for (const forms of pluralsOf(message)) {
      const missing = pluralForms(locale).filter((form) => !forms.includes(form) && !forms.includes('*'));
      if (missing.length > 0) fault(key, `lacks the form ${missing.join(', ')}`);
    }
    if (pluralsOf(original).length > 0 && pluralsOf(message).length === 0)
      fault(key, 'has no forms of number');
    const isSame = textsOf(message).some(
      (text) => textsOf(original).includes(text) && latinWords(text).length > 2,
    );
    if (isSame && !sameEverywhere.includes(key)) fault(key, 'is not translated');
  }
  return faults;
}

describe('the law of catalogues', () => {
  const english = read(baseLocale);

  it.each(others)('%s says all that English says', (locale) => {
    expect(Object.keys(english).length).toBeGreaterThan(3000);
    expect(faultsOf(english, read(locale), locale)).toEqual([]);
  });

  // A mark says of which English a translation is: after a change it is read again, and `scripts/mark-messages.mjs` says so.
  it.each(others)('%s says what English says today', (locale) => {
    const marks = JSON.parse(readFileSync(path.join(home, `sources/${locale}.json`), 'utf8')) as Record<
      string,
      string
    >;
    const markOf = (message: unknown) =>
      createHash('sha256').update(JSON.stringify(message)).digest('hex').slice(0, 8);
    const keys = Object.keys(english).filter((key) => key !== '$schema');
    expect(keys.filter((key) => marks[key] !== markOf(english[key]))).toEqual([]);
    expect(Object.keys(marks).filter((key) => !(key in english))).toEqual([]);
  });

  it('is kept by English itself', () => {
    const own = faultsOf(english, english, baseLocale).filter(
      (fault) => !fault.endsWith('is not translated'),
    );
    expect(own).toEqual([]);
  });

  it('begins each key with the noun that its message is about', () => {
    const found = Object.keys(english).filter((key) => key !== '$schema');
    expect(found.filter((key) => !Object.hasOwn(nouns, nounOf(key)))).toEqual([]);
    const used = new Set(found.map(nounOf));
    expect(Object.keys(nouns).filter((noun) => !used.has(noun))).toEqual([]);
  });

  it('holds no message that nobody shows', () => {
    const sources = globSync('{apps,packages,scripts}/**/*.{ts,tsx,mjs,js}', {
      exclude: ['**/node_modules/**', '**/generated/**', '**/dist/**'],
    });
    const words = new Set(sources.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
    expect(sources.length).toBeGreaterThan(1000);
    expect(Object.keys(english).filter((key) => key !== '$schema' && !words.has(key))).toEqual([]);
  });

  const counted = (match: Record<string, string>): Variant[] => [
    { declarations: ['input count', 'local plural = count: plural'], selectors: ['plural'], match },
  ];
  const sample: Catalogue = {
    plain: 'Read the whole report',
    placed: 'Hello {name}, read {#link}this{/link}',
    counted: counted({ 'plural=one': '{count} report', 'plural=other': '{count} reports' }),
  };
  const whole: Catalogue = {
    plain: 'அறிக்கையைப் படிக்கவும்',
    placed: '{name}, {#link}இதை{/link} படிக்கவும்',
    counted: counted({ 'plural=one': '{count} அறிக்கை', 'plural=other': '{count} அறிக்கைகள்' }),
  };

  it('lets a whole translation pass', () => expect(faultsOf(sample, whole, 'ta')).toEqual([]));

  const faulty: [string, Catalogue][] = [
    ['is missing', { plain: undefined as never }],
    ['is no message', { further: 'மேலும்' }],
    ['has other places', { placed: '{name}, இதைப் படிக்கவும்' }],
    ['has other places', { placed: '{nome}, {#link}இதை{/link}' }],
    ['has other places', { counted: counted({ 'plural=one': 'ஒன்று', 'plural=other': 'பல' }) }],
    ['lacks the form one', { counted: counted({ 'plural=other': '{count} அறிக்கைகள்' }) }],
    ['has no forms of number', { counted: '{count} அறிக்கைகள்' }],
    ['is not translated', { plain: 'Read the whole report' }],
    ['is not NFC', { plain: 'Cafe\u0301 அறிக்கை' }],
    ['has an invisible character', { plain: 'அறிக்கை\u200B' }],
    ['is empty', { plain: ' ' }],
  ];
  it.each(faulty)('finds what %s', (what, change) => {
    expect(faultsOf(sample, { ...whole, ...change }, 'ta').join('\n')).toContain(what);
  });
});
