import { dateText } from '@udaya/contract/fields';

/** A filter of a list as data: the form, the chips and the address follow from it. A text of fewer characters than `minLength` is not looked up. */
export type Filter<Name extends string = string> = {
  name: Name;
  label: () => string;
} /** Fewer characters than `minLength` are not looked up. */ & (
  | { kind: 'text'; maxLength: number; minLength?: number }
  /** yyyy-MM-dd; `from` names the filter that this day must not lie before. */
  | { kind: 'date'; from?: Name }
  | { kind: 'select'; options: () => readonly { value: string; label: string }[] }
);

/** What a list can be asked for. */
export interface ListDefinition<Name extends string> {
  filters: readonly Filter<Name>[];
  /** The columns that it can be put in the order of; the first one unless the address names another. */
  sorts: readonly string[];
}

export const pageSizes = [10, 25, 50, 100] as const;
export const usualSize = pageSizes[0];

/** What the address of a list carries; what is the default is left out. */
export type ListSearch<Name extends string = never> = {
  /** From 1 on. */
  page?: number | undefined;
  size?: (typeof pageSizes)[number] | undefined;
  /** The key of a column. */
  by?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  view?: 'cards' | 'table' | undefined;
} & { [filter in Name]?: string | undefined };

/** The search of any list: its filters by their names, and the rest as it is everywhere. */
export interface AnySearch extends ListSearch {
  [filter: string]: string | number | undefined;
}

/** The search of the list that a definition describes. */
export type SearchOf<Definition> = Definition extends ListDefinition<infer Name> ? ListSearch<Name> : never;

const lastPage = 100_000;

/** Reads the address of a list, for `validateSearch`: what is no such thing is dropped, never refused. */
export function listSearch<Name extends string>({ filters, sorts }: ListDefinition<Name>) {
  return (raw: Record<string, unknown>): ListSearch<Name> => {
    const page = wholeNumber(raw.page);
    const size = wholeNumber(raw.size);
    const fixed: ListSearch = {
      page: page !== undefined && page >= 1 && page <= lastPage ? page : undefined,
      size: pageSizes.find((one) => one === size),
      by: sorts.slice(1).find((sort) => sort === raw.by),
      sort: (['asc', 'desc'] as const).find((order) => order === raw.sort),
      view: (['cards', 'table'] as const).find((view) => view === raw.view),
    };
    const filtered = Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, raw)]));
    return { ...fixed, ...filtered } as ListSearch<Name>;
  };
}

/** The value of a filter in an address, or undefined where it is none that the filter may have. */
function readFilter(filter: Filter, raw: Record<string, unknown>): string | undefined {
  const value = raw[filter.name];
  if (typeof value !== 'string' || value === '') return undefined;
  return isFilterValue(filter, value) ? value : undefined;
}

/** Whether a filter may have this value. */
export function isFilterValue(filter: Filter, value: string): boolean {
  if (filter.kind === 'text')
    return value.length <= filter.maxLength && value.trim().length >= (filter.minLength ?? 0);
  if (filter.kind === 'date') return dateText.safeParse(value).success;
  return filter.options().some((option) => option.value === value);
}

/** The filters that are in force, each with its value. */
export function filtersInForce(
  filters: readonly Filter[],
  search: AnySearch,
): { filter: Filter; value: string }[] {
  return filters.flatMap((filter) => {
    const value = search[filter.name];
    return typeof value === 'string' && value !== '' ? [{ filter, value }] : [];
  });
}

/** The same list with other filters, from its first page on: those that are named take the place of what was in force. */
export function refiltered(
  filters: readonly Filter[],
  search: AnySearch,
  values: Record<string, string>,
): AnySearch {
  const next = filters.map(({ name }) => [name, values[name] || undefined] as const);
  return { ...search, page: undefined, ...Object.fromEntries(next) };
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}
