import { type Locale, localeNames, locales } from '../locale.ts';

const others: Readonly<Record<Locale, readonly string[]>> = {
  en: ['english', 'eng', 'ஆங்கிலம்', 'अंग्रेज़ी', 'अंग्रेजी'],
  ta: ['tamil', 'tam', 'तमिल'],
  hi: ['hindi', 'hin', 'இந்தி', 'हिंदी'],
};

/** The language that a cell names, in any of the three or by its tag; undefined where it names none. */
export function readLanguage(cell: string): Locale | undefined {
  const said = cell.normalize('NFC').trim().toLowerCase();
  return locales.find((locale) =>
    [locale, localeNames[locale].toLowerCase(), ...others[locale]].some(
      (name) => name.normalize('NFC') === said,
    ),
  );
}
