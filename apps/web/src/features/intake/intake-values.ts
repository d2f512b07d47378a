import type { FormErrors } from '@mantine/form';
import { type Answers, answerAt, type Field, textAt } from '@udaya/contract/intake/field';
import type { Session } from '@udaya/contract/sessions';
import { untouchedTime } from '@udaya/core/births/birth-words';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { readTypedDate } from '../../shell/read-typed-date.ts';
import type { AskedBirth } from './resolve-query.ts';

/** What a form holds: what its fields say by their names, empty where nothing was chosen yet, and the text of the place field. */
export interface IntakeValues {
  [name: string]: unknown;
  dateOfBirth: string;
  timeOfBirth: string;
  timeAccuracy: string;
  utcOffsetMinutes?: number | undefined;
  birthCountry: string;
  placeId: string;
  placeText: string;
  consent: boolean;
}

/** The form before anybody typed; `chosen` is what stands in it instead of what its fields begin with. */
export function emptyValues(fields: readonly Field[], chosen: Record<string, unknown> = {}): IntakeValues {
  const empty: Record<string, unknown> = { placeText: '' };
  for (const field of fields) putAnswer(empty, field.name, emptyOf(field));
  return { ...empty, ...chosen } as IntakeValues;
}

/** The language that a group has its reports in, where it has chosen one. */
export const groupLanguage = ({ reportLanguage }: Pick<Session, 'reportLanguage'>) =>
  reportLanguage ? { reportLanguage } : {};

function emptyOf({ kind, initial = '', name }: Field): unknown {
  if (name === 'utcOffsetMinutes') return undefined;
  if (kind === 'rows') return [];
  return kind === 'consent' ? false : typeof initial === 'function' ? initial() : initial;
}

/** Puts an answer at a name or at a path of two. */
export function putAnswer(answers: Record<string, unknown>, name: string, answer: unknown): void {
  const [first = '', second] = name.split('.');
  if (second === undefined) answers[first] = answer;
  else answers[first] = { ...(answers[first] as object | undefined), [second]: answer };
}

/** What a draft keeps of it: all but secrets, which are typed again. */
export function draftSchema(fields: readonly Field[]): z.ZodMiniType<IntakeValues, IntakeValues> {
  const kept = emptyValues(fields.filter(({ secret }) => !secret));
  const text = z.string();
  const shape: Record<string, z.ZodMiniType> = {
    parentsLeftOut: z.optional(z.boolean()),
    utcOffsetMinutes: z.optional(z.number()),
  };
  for (const [name, empty] of Object.entries(kept)) {
    if (Array.isArray(empty)) shape[name] = z.array(z.record(text, text));
    else if (typeof empty === 'object')
      shape[name] = z.object(Object.fromEntries(Object.keys(empty ?? {}).map((one) => [one, text])));
    else if (empty !== undefined) shape[name] = typeof empty === 'boolean' ? z.boolean() : text;
  }
  return z.object(shape) as unknown as z.ZodMiniType<IntakeValues, IntakeValues>;
}

/** Whether anything was typed. */
export function isStarted(fields: readonly Field[], values: IntakeValues): boolean {
  // What the page chooses by itself is nobody's answer.
  const empty = emptyValues(fields.filter(({ initial }) => typeof initial !== 'function'));
  const typed = { ...values };
  for (const { name, initial } of fields) if (typeof initial === 'function') delete typed[name];
  return JSON.stringify({ ...empty, ...typed }) !== JSON.stringify(empty);
}

/** Whether the questions about the parents are left out: only of an orphan can they be. */
export function leavesParentsOut({ parentsLeftOut, familyDetails }: Answers): boolean {
  return parentsLeftOut === true && (familyDetails as Answers | undefined)?.familyType === 'Orphan';
}

/** The answers as they are sent: an untouched time where none is known, nothing of parents who are left out, nor of what is not asked for. */
function settledValues(fields: readonly Field[], values: IntakeValues): IntakeValues {
  const settled: IntakeValues = { ...values };
  if (values.timeAccuracy === 'unknown') settled.timeOfBirth = untouchedTime;
  if (leavesParentsOut(values))
    for (const { name, leftOut } of fields) if (leftOut !== undefined) putAnswer(settled, name, leftOut);
  for (const { name, askedWhen } of fields)
    if (askedWhen && !askedWhen(settled)) putAnswer(settled, name, '');
  return settled;
}

/** What is sent, by the names of the wire. */
export function wireOf(fields: readonly Field[], values: IntakeValues): Record<string, unknown> {
  const settled = settledValues(fields, values);
  const wire: Record<string, unknown> = {};
  for (const { name, kind, wire: wireName = name } of fields) {
    const isPlace = kind === 'place' && wireName !== name;
    putAnswer(
      wire,
      wireName,
      isPlace ? { place_id: settled.placeId, description: settled.placeText } : answerAt(settled, name),
    );
  }
  return wire;
}

/** The field that shows an error, by the wire's name of it; undefined for one that the form does not have. */
export function fieldAt(fields: readonly Field[], path: string): string | undefined {
  if (path === 'place' || path.startsWith('place.')) return 'placeId';
  const within = (one: string) => path === one || path.startsWith(`${one}.`);
  const field = fields.find(({ name, wire = name }) => within(wire));
  return field && field.name + path.slice((field.wire ?? field.name).length);
}

/** What is wrong with the fields by the rules of what is sent; a date that can't be read at all is told how to write it. */
export function checkValues(
  fields: readonly Field[],
  values: IntakeValues,
  bySchema: (wire: object) => FormErrors,
): FormErrors {
  const found = Object.entries(bySchema(wireOf(fields, values)));
  const errors = Object.fromEntries(
    found.toReversed().map(([path, error]) => [fieldAt(fields, path) ?? path, error]),
  );
  const typed = values.dateOfBirth.trim();
  if (!errors.dateOfBirth || typed === '' || readTypedDate(typed)) return errors;
  return { ...errors, dateOfBirth: m.birth_date_unread() };
}

/** The birth of somebody, as it is read back; for fields that were found valid. */
export function askedBirth(fields: readonly Field[], values: IntakeValues): AskedBirth {
  const settled = settledValues(fields, values);
  const names = ['name', 'firstName', 'lastName'].map((name) => textAt(settled, name).trim());
  return {
    name: names.filter((name) => name !== '').join(' '),
    dateOfBirth: settled.dateOfBirth,
    timeOfBirth: settled.timeOfBirth,
    timeAccuracy: settled.timeAccuracy as AskedBirth['timeAccuracy'],
    utcOffsetMinutes: settled.utcOffsetMinutes,
    country: settled.birthCountry,
    place: { place_id: settled.placeId, description: settled.placeText },
  };
}

const ofMoment = ['dateOfBirth', 'timeOfBirth', 'timeAccuracy', 'placeId'] as const;

/** Whether a birth was moved in time or place: a clock that was chosen for one moment says nothing about another. */
export function isMoved(now: IntakeValues, before: IntakeValues): boolean {
  return ofMoment.some((name) => now[name] !== before[name]);
}
