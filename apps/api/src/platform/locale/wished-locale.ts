import { locales } from '@udaya/core/locale';

/** More is no browser's list of languages. */
const longestHeader = 400;

/**
 * The language that an Accept-Language header would like best, of those there are; undefined where it names none of them.
 * 'ta-IN' is content with 'ta'.
 */
export function wishedLocale<L extends string>(
  header: string | undefined,
  available: readonly L[] = locales as readonly string[] as readonly L[],
): L | undefined {
  if (!header || header.length > longestHeader) return undefined;
  return header
    .split(',')
    .map((wish) => {
      const [tag = '', ...settings] = wish.trim().toLowerCase().split(';');
      const quality = settings.find((one) => one.trim().startsWith('q='));
      return { language: tag.trim().split('-')[0], weight: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => available.find((locale) => locale === language))
    .find((locale) => locale !== undefined);
}
