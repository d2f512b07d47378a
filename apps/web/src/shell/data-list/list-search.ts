import { dateText, recordId } from '@udaya/contract/fields';

export const pageSizes = [10, 25, 50, 100] as const;
export const usualSize = pageSizes[0];

/** One that can be chosen where a filter's choices are asked of the server. */
export interface Choice {
  value: string;
  label: string;
  /** Tells it from others of the same label. */
  detail?: string;
}

/** What is asked for choices: those within `under` whose name holds `search`, and in any case the chosen one. */
export interface ChoiceQuestion {
  under: string;
  search: string;
  chosen: string;
}

/** Where choices come from; `key` names them among all that is known of the server. */
export interface ChoiceSource {
  key: string;
  load: (
    question: ChoiceQuestion,
    signal: AbortSignal,
  ) => Promise<{ content: readonly Choice[]; more: boolean }>;
}

/** A filter of a list as data: the form, the chips and the address follow from it. */
export type Filter<Name extends string = string> = {
  name: Name;
  label: () => string;
  /** What the query of its list calls it, where that is another name; null where it is not asked for by itself. */
  asks?: string | null;
  /** It stands below the others in a fold, which is open while one in it is active. */
  folded?: true;
  /** Where that filter has a value, this one must have one too, and the other way round if that one says so of this. */
  requiredWith?: { filter: Name; message: () => string };
} & (
  | {
      kind: 'text';
      maxLength: number;
      /** What it must look like, and what is said where it does not. */
      pattern?: { is: RegExp; message: () => string };
      /** Digits alone are typed into it. */
      digits?: true;
      /** What is said below it. */
      hint?: () => string;
    }
  /** yyyy-MM-dd; `from` names the filter that this day must not lie before. */
  | { kind: 'date'; from?: Name }
  | { kind: 'select'; options: () => readonly { value: string; label: string }[] }
  /** A record by its id; `under` names the filter whose record its choices belong to: it needs one, and goes when it changes. */
  | { kind: 'pick'; choices: ChoiceSource; under?: Name }
);

/** A filter whose choices are asked of the server. */
export type PickFilter = Extract<Filter, { kind: 'pick' }>;

/** What a list can be asked for. */
export interface ListDefinition<Name extends string> {
  filters: readonly Filter<Name>[];
  /** The columns that it can be put in the order of; the first one unless the address names another. */
  sorts: readonly string[];
}

/** A list one of whose filters is a choice out of what the server says. */
export function withOptions<List extends { filters: readonly Filter[] }>(
  list: List,
  name: string,
  options: Extract<Filter, { kind: 'select' }>['options'],
): List {
  const filters = list.filters.map(
    (filter): Filter =>
      filter.name === name ? { kind: 'select', name, label: filter.label, options } : filter,
  );
  return { ...list, filters };
}

/** What the address of a list carries; what is the default is left out. */
export type ListSearch<Name extends string = never> = {
  /** From 1 on. */
  page?: number | undefined;
  size?: number | undefined;
  /** The key of a column. */
  by?: string | undefined;
  sort?: 'asc' | 'desc' | undefined;
  view?: 'cards' | 'table' | undefined;
} & { [filter in Name]?: string | undefined };

/** The search of any list: its filters by their names, and the rest as it is everywhere. */
export interface AnySearch extends ListSearch {
  [filter: string]: string | number | undefined;
}

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
    return { ...fixed, ...standing(filters, filtered) } as ListSearch<Name>;
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
  switch (filter.kind) {
    case 'text':
      return value.length <= filter.maxLength && (filter.pattern?.is.test(value) ?? true);
    case 'date':
      return dateText.safeParse(value).success;
    case 'pick':
      return recordId.safeParse(value).success;
    case 'select':
      return filter.options().some((option) => option.value === value);
  }
}

type Values = Record<string, string | undefined>;

/** The values without those that mean nothing by themselves: a branch of no group, a planet in no position. */
function standing(filters: readonly Filter[], values: Values): Values {
  const falls = filters.find(
    (filter) =>
      values[filter.name] &&
      ((filter.kind === 'pick' && filter.under !== undefined && !values[filter.under]) ||
        filters.some(({ name, requiredWith }) => requiredWith?.filter === filter.name && !values[name])),
  );
  return falls ? standing(filters, { ...values, [falls.name]: undefined }) : values;
}

/** The filters whose choices belong to the record of another one, directly or through others. */
export function filtersUnder(filters: readonly Filter[], name: string): Filter[] {
  return filters
    .filter((filter) => filter.kind === 'pick' && filter.under === name)
    .flatMap((filter) => [filter, ...filtersUnder(filters, filter.name)]);
}

/** The filters that are active, each with its value. */
export function activeFilters(
  filters: readonly Filter[],
  search: AnySearch,
): { filter: Filter; value: string }[] {
  return filters.flatMap((filter) => {
    const value = search[filter.name];
    return typeof value === 'string' && value !== '' ? [{ filter, value }] : [];
  });
}

/** The same list with other filters, from its first page on: those that are named take the place of what was active. */
export function refiltered(
  filters: readonly Filter[],
  search: AnySearch,
  values: Record<string, string>,
): AnySearch {
  const next = Object.fromEntries(filters.map(({ name }) => [name, values[name] || undefined]));
  return { ...search, page: undefined, ...standing(filters, next) };
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}
