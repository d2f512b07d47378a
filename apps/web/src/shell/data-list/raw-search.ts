/**
 * Takes an address as it is, for `validateSearch` of a list whose definition comes with its page: what it may be asked for, with all
 * its words, would else be part of the first load. The page reads it by `listSearch`, which drops what is no such thing.
 */
// What an address carries is said by the list that reads it.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function rawSearch<Search extends object>(raw: Record<string, unknown>): Search {
  const said = Object.entries(raw).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  );
  return Object.fromEntries(said) as Search;
}
