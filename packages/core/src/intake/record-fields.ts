import { birthTypes, genders } from '../births/birth-words.ts';
import { baseLocale, locales } from '../locale.ts';
import { readLanguage } from './read-language.ts';

/** What is asked of a birth beside when and where it was, and kept with the report as it was entered. */
export interface RecordField {
  /** What the record calls it, where not as the wire does. */
  column?: string;
  /** The answers that there are; without them it is a text of at most `max` characters. */
  words?: readonly string[];
  max?: number;
  /** What a record says in it that was kept before the field came; '' without it. */
  before?: string;
  /** Where the report tells it: on its cover, or among the further details. */
  told?: 'cover' | 'further';
  /** The heading of its column in a file of births, with what else such a column is called, folded by `foldHeading`. */
  inFile?: {
    heading: string;
    names: readonly string[];
    /** What a cell means, where it is one of some words; undefined where it means none of them. */
    read?: (cell: string) => string | undefined;
  };
}

/** By the names of the wire, in the order in which changes of them are told. */
export const recordFields = {
  name: { max: 100 },
  gender: { words: genders, told: 'cover' },
  birthType: { words: birthTypes },
  bloodGroup: {},
  refferedBy: { column: 'referredBy', max: 100, told: 'further' },
  reportLanguage: {
    words: locales,
    max: 20,
    before: baseLocale,
    inFile: {
      heading: 'Report language',
      names: [
        'report language',
        'language of the report',
        'language',
        'மொழி',
        'அறிக்கையின் மொழி',
        'भाषा',
        'रिपोर्ट की भाषा',
      ],
      read: readLanguage,
    },
  },
} as const satisfies Record<string, RecordField>;

type Fields = typeof recordFields;
type ColumnOf<Name extends keyof Fields> = Fields[Name] extends { column: infer Column extends string }
  ? Column
  : Name;
type ValueOf<F> = F extends { words: readonly (infer Word extends string)[] } ? Word : string;

/** What a form said of a birth, by the columns of its record. */
export type EnteredBirth = { [Name in keyof Fields as ColumnOf<Name>]: ValueOf<Fields[Name]> };

/** The fields with their names on the wire and in the record. */
export function listRecordFields(): (RecordField & { name: string; column: string })[] {
  return Object.entries<RecordField>(recordFields).map(([name, field]) => ({ column: name, ...field, name }));
}

/** What a record says in these fields; of one that was kept before a field came, what that field says of it. */
export function enteredOf(record: object): EnteredBirth {
  const said = record as Record<string, string | undefined>;
  return Object.fromEntries(
    listRecordFields().map(({ column, before = '' }) => [column, said[column] ?? before]),
  ) as unknown as EnteredBirth;
}

/** A record's fields by the names under which a form takes them. */
export function toForm(entered: EnteredBirth): Record<string, string> {
  const said = entered as unknown as Record<string, string>;
  return Object.fromEntries(listRecordFields().map(({ name, column }) => [name, said[column] ?? '']));
}

/** The same of what a form sent. */
export function enteredFrom(sent: object): EnteredBirth {
  const said = sent as Record<string, string | undefined>;
  return Object.fromEntries(
    listRecordFields().map(({ name, column }) => [column, said[name] ?? '']),
  ) as unknown as EnteredBirth;
}
