import {
  type Answers,
  answerAt,
  type Field,
  type Section,
  textAt,
  valueWords,
} from '@udaya/contract/intake/field';
import * as m from '@udaya/messages';
import { leavesParentsOut } from './intake-values.ts';

/** A subject as it is read back: terms and answers, a line, or the rows of a list. */
export interface Part {
  title: string;
  note?: string;
  items?: { term: string; value: string }[];
  rows?: { key: number; text: string }[];
}

/** What was answered in words, section by section; sections of one part stand together. Questions that were left open are left out. */
export function partsOf(sections: readonly Section[], answers: Answers): Part[] {
  const byPart = Map.groupBy(sections, ({ title, part = title }) => part);
  return [...byPart].map(([title, all]) =>
    partOf(
      title(),
      all.flatMap(({ fields }) => Object.values(fields)),
      answers,
    ),
  );
}

function partOf(title: string, fields: readonly Field[], answers: Answers): Part {
  const [first] = fields;
  if (first?.rows) return listPart(title, first, answers);
  const items = itemsOf(fields, answers);
  return items.some(({ value }) => value !== '') ? { title, items } : { title, note: m.person_check_none() };
}

/** Terms and answers of fields, those that belong together in one. */
export function itemsOf(fields: readonly Field[], answers: Answers): { term: string; value: string }[] {
  const asked = leavesParentsOut(answers) ? fields.filter(({ leftOut }) => leftOut === undefined) : fields;
  const items = [...Map.groupBy(asked, (field) => field.together ?? field)].flatMap(([of, together]) => {
    const term = typeof of === 'function' ? of : of.term;
    if (!term) return [];
    return [{ term: term(), value: joined(together.map((field) => saidOf(field, answers))) }];
  });
  if (asked.length === fields.length) return items;
  return [
    items[0],
    { term: m.person_part_parents(), value: m.person_part_parents_not_known() },
    ...items.slice(1),
  ].filter((item) => item !== undefined);
}

function saidOf(field: Field, answers: Answers): string {
  if (field.askedWhen && !field.askedWhen(answers)) return '';
  const value = textAt(answers, field.name);
  // Words for what was not chosen are those of the form.
  return value === '' && field.choices ? '' : valueWords(field, value, answers);
}

function listPart(title: string, { name, rows }: Field, answers: Answers): Part {
  const all = (answerAt(answers, name) ?? []) as Readonly<Record<string, string>>[];
  if (all.length === 0 || !rows) return { title, note: m.person_check_none() };
  const text = (row: Readonly<Record<string, string>>) =>
    joined(
      rows.fields.map(({ name: column, show }) => {
        const said = row[column] ?? '';
        return show && said !== '' ? show(said) : said;
      }),
    );
  return { title, rows: all.map((row, key) => ({ key, text: text(row) })) };
}

function joined(words: readonly string[]): string {
  return words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(', ');
}
