import * as m from '@udaya/messages';
import { type Filter, isFilterValue } from './list-search.ts';

/** Why the fields of a filter cannot be asked for, by their names; without those that can. */
export function filterErrors(
  filters: readonly Filter[],
  values: Readonly<Record<string, string>>,
): Map<string, string> {
  return new Map(
    filters.flatMap((filter) => {
      const error = errorOf(filter, values);
      return error ? [[filter.name, error] as const] : [];
    }),
  );
}

function errorOf(filter: Filter, values: Readonly<Record<string, string>>): string | undefined {
  const valueOf = (name: string) => (values[name] ?? '').trim();
  const value = valueOf(filter.name);
  const { requiredWith } = filter;
  if (value === '') return requiredWith && valueOf(requiredWith.filter) ? requiredWith.message() : undefined;
  if (filter.kind === 'text')
    return filter.pattern && !filter.pattern.is.test(value) ? filter.pattern.message() : undefined;
  if (filter.kind !== 'date') return undefined;
  if (!isFilterValue(filter, value)) return m.list_filter_bad_date();
  const from = filter.from ? valueOf(filter.from) : '';
  return from !== '' && value < from ? m.list_filter_reversed() : undefined;
}
