import * as z from 'zod/mini';

type Words = () => string;

/** The answers that a question offers: what each is on the wire, and in words; some with a line of explanation. */
export type Choices = Readonly<Record<string, Words | { words: Words; hint: Words }>>;

/** What was entered so far, by the names of the wire. */
export type Answers = Readonly<Record<string, unknown>>;

/** Which part of the page asks for it, where a field is more than a text or a choice. */
export type OwnField =
  | 'date'
  | 'time'
  | 'country'
  | 'place'
  | 'address-country'
  | 'city'
  | 'mobile'
  | 'email'
  | 'referrer'
  | 'iq-or-none'
  | 'consent';

/** A question of the forms that take a birth: what it is called, asked, checked, kept and told, in one place. */
export interface Field {
  /** On the page; a path of two names within a part of the wire's body. */
  name: string;
  /** On the wire, where it is called otherwise. */
  wire?: string;
  rule: z.ZodMiniType;
  kind: 'text' | 'digits' | 'radio' | 'select' | 'rows' | 'hidden' | OwnField;
  label: Words;
  hint?: Words;
  choices?: Choices;
  /** What stands for a choice that was not made yet. */
  unchosen?: Words;
  /** How many characters it has at most. */
  max?: number;
  /** Its keyboard is one of digits, by what else was answered. */
  isNumeric?: (answers: Answers) => boolean;
  /** It is told in a short field. */
  short?: boolean;
  /** It stands beside its neighbour where there is room. */
  half?: boolean;
  /** The rows of a list: what each asks, and what the list says. */
  rows?: Rows;
  /** It may be left empty, in a fold. */
  folded?: boolean;
  /** With the report (`recordFields`, or as the moment and place of it), apart and sealed, or not at all once it was sent. */
  kept: 'birth' | 'apart' | 'sensitive' | 'no';
  /** What it is called where it is read back; without it, it is not. */
  term?: Words;
  /** Fields with the same words here are read back together, under them. */
  together?: Words;
  /** How it is read back, where not in the words of its choice or as it was typed. */
  show?: (value: string, answers: Answers) => string;
  /** Two submissions that differ in nothing else are the same. */
  beside?: boolean;
  /** What stands in it before anybody typed; '' without it. */
  initial?: string | (() => string);
  /** What is sent of it where the questions about the parents of an orphan are left out. */
  leftOut?: string;
  /** No draft holds it: it is typed again. */
  secret?: boolean;
  /** It is asked for only then; else it is kept empty. */
  askedWhen?: (answers: Answers) => boolean;
  /** What is said where it is left empty though it is asked for, or only `when`. */
  needed?: { error: Words; when?: (answers: Answers) => boolean };
  /** It is the description of an answer to another field: it stands beside that one, and is cleared with it. */
  describes?: { name: string; answer: string };
  /** What it says while it is not asked for or needed, and while it is. */
  askedWords?: { closed: Words; open: Words };
  /** The heading of its column in a file of births, with what else such a column is called, folded by `foldHeading`. */
  inFile?: { heading: string; names: readonly string[] };
}

/** A list whose rows are added and removed. */
export interface Rows {
  max: number;
  fields: readonly {
    name: string;
    label: Words;
    /** With the number of the row, for whoever hears the page. */
    numbered: (inputs: { number: number }) => string;
    max: number;
    digits?: boolean;
    show?: (value: string) => string;
  }[];
  words: {
    lead: Words;
    empty: Words;
    add: Words;
    full: (inputs: { max: number }) => string;
    row: (inputs: { number: number }) => string;
    remove: (inputs: { number: number }) => string;
    removed: (inputs: { number: number }) => string;
  };
}

/** Questions under one heading. */
export interface Section<Fields extends Record<string, Field> = Record<string, Field>> {
  title: Words;
  lead?: Words;
  /** What it is called where it is read back. */
  part?: Words;
  fields: Fields;
}

/** The schemas of fields by their names on the wire: the shape of an object. */
export function rulesOf<Fields extends Record<string, Field>>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule])) as {
    [Name in keyof Fields]: Fields[Name]['rule'];
  };
}

/** The rules that fields of one part are filled in wherever they are asked for; told beside what is wrong with other fields. */
export function neededIn(part: string, fields: Record<string, Field>) {
  return Object.entries(fields).flatMap(([name, { needed, askedWhen }]) => {
    if (!needed) return [];
    const isNeeded = needed.when ?? askedWhen ?? (() => true);
    const rule = z.refine<Answers>(
      (answers) => textAt(answers, name) !== '' || !isNeeded({ [part]: answers }),
      {
        error: needed.error,
        path: [name],
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    );
    return [rule];
  });
}

/** Each of these answers in words. */
export const asChoices = <Word extends string>(words: Record<Word, Words>): Choices => words;

/** Answers whose words are the same in every language. */
export const asWords = (words: readonly string[]): Choices =>
  Object.fromEntries(words.map((word) => [word, () => word]));

/** The words of an answer. */
export function choiceWords(choices: Choices, value: string): string {
  const found = Object.hasOwn(choices, value) ? choices[value] : undefined;
  return typeof found === 'object' ? found.words() : (found?.() ?? '');
}

/** What a field says of a value, in words. */
export function valueWords({ choices, unchosen, show }: Field, value: string, answers: Answers = {}): string {
  if (choices) return value === '' ? (unchosen?.() ?? '') : choiceWords(choices, value);
  return show ? show(value, answers) : value;
}

/** The answer at a name or at a path of two. */
export function answerAt(answers: Answers, name: string): unknown {
  const [first = '', ...rest] = name.split('.');
  const found = answers[first];
  return rest.length === 0 ? found : answerAt((found ?? {}) as Answers, rest.join('.'));
}

/** The same, of a text. */
export function textAt(answers: Answers, name: string): string {
  const found = answerAt(answers, name);
  return typeof found === 'string' ? found : '';
}

/** Fields as they stand in rows: short ones that follow each other are beside each other. */
export function inRows(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.half && last?.[0]?.half) last.push(field);
    else rows.push([field]);
  }
  return rows;
}
