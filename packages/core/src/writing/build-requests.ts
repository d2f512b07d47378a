import type { AgeBand } from '../knowledge/age-band.ts';
import type { Area } from '../knowledge/areas.ts';
import { templateKindOf } from '../knowledge/text-keys.ts';
import type { Locale } from '../locale.ts';
import { namePlaceholder } from '../reports/fill-name.ts';
import type { ReportType } from '../reports/report-types.ts';
import type { ModelRequest } from './answer.ts';
import type { FactsPack, PackPassage, PackSlot, PackTrait } from './facts-pack.ts';
import { harmless } from './harmless.ts';
import { areaWords, traitPoles } from './trait-words.ts';

/** The prompt files of a version. */
export interface Prompt {
  version: string;
  /** For opening and bridges, and of the mode `full` the parts, glance and closing. */
  prose: string;
  /** For the plan, as JSON; empty where none is worded. */
  plan: string;
}

/** The requests by which the slots of a pack are worded; the same for the same pack and prompt. */
export interface WriterRequests {
  prose: ModelRequest;
  /** Undefined where there is no plan. */
  plan: ModelRequest | undefined;
}

/** Close to the rows, and not word for word. */
const temperature = 0.4;
/** Tokens that a word takes at most in a language, and what a place needs beside its words. */
const tokensPerWord: Record<Locale, number> = { en: 2, ta: 8, hi: 4 };
const tokensPerSlot = 40;

export function buildRequests(prompt: Prompt, pack: FactsPack): WriterRequests {
  const inPlan = pack.slots.filter(({ kind }) => kind === 'plan');
  const inProse = pack.slots.filter(({ kind }) => kind !== 'plan');
  const request = (system: string, slots: readonly PackSlot[]): ModelRequest => ({
    system: system.trim(),
    prompt: describeFacts(pack, slots),
    maxOutputTokens: mostTokens(pack, slots),
    temperature,
  });
  return {
    prose: request(prompt.prose, inProse),
    plan: inPlan.length > 0 ? { ...request(prompt.plan, inPlan), schema: planSchema } : undefined,
  };
}

/** One text of a request, by whose hash it is known: the same keys in the same order, whatever built it. */
export function canonicalRequest(request: ModelRequest): string {
  return JSON.stringify(sorted(request));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

const task = {
  type: 'object',
  properties: { text: { type: 'string' }, ids: { type: 'array', items: { type: 'string' } } },
  required: ['text', 'ids'],
  additionalProperties: false,
} as const;

/** What the plan comes as: bare, since servers differ in which bounds they know. */
export const planSchema: Readonly<Record<string, unknown>> = {
  type: 'object',
  properties: { week: task, month: { type: 'array', items: task } },
  required: ['week', 'month'],
  additionalProperties: false,
};

function mostTokens({ lang }: FactsPack, slots: readonly PackSlot[]): number {
  const words = slots.reduce((sum, slot) => sum + slot.words.max, 0);
  return Math.ceil((words * tokensPerWord[lang] + slots.length * tokensPerSlot) / 100) * 100;
}

/** The facts of one report: who reads, what parts claim, the rows, and the places that are to be written. */
function describeFacts(pack: FactsPack, slots: readonly PackSlot[]): string {
  const ofPlan = slots.every(({ kind }) => kind === 'plan');
  const areas = new Set(slots.flatMap((slot) => slot.areas));
  const isTold = (area: Area) => !ofPlan || areas.has(area);
  const passages = shownPassages(pack, slots).filter(({ area }) => area === null || isTold(area));
  const traits = pack.traits.filter((one) => one.areas.some(isTold));
  return [
    `Reader: ${readerOf(pack)}`,
    `Language: ${languages[pack.lang]}.`,
    section('traits', traits.map(describeTrait)),
    section('passages', passages.map(describePassage)),
    section(
      'places',
      slots.map((slot) => describeSlot(slot, pack)),
    ),
    'Write the places now, each of them once, in this order.',
  ].join('\n\n');
}

const describeTrait = ({ id, trait, pole, areas }: PackTrait) =>
  `${id} ${traitPoles[trait][pole]} (${named(areas)})`;
const section = (name: string, lines: readonly string[]) => [`<${name}>`, ...lines, `</${name}>`].join('\n');
const named = (areas: readonly Area[]) => areas.map((area) => areaWords[area]).join('; ');

const languages: Record<Locale, string> = {
  en: 'plain English as it is spoken in India',
  ta: 'plain Tamil as it is spoken every day',
  hi: 'plain Hindi as it is spoken every day',
};
const small = 'from birth to 2 years, who does not need words yet';
const ages: Partial<Record<AgeBand, string>> = {
  '0': small,
  '0-2': small,
  '1-2': small,
  '3-5': 'of 3 to 5 years, who pretends and makes first friends',
  '6-9': 'of 6 to 9 years, who goes to school',
  '10-14': 'of 10 to 14 years, who wants a say in things',
};
const readers: Record<ReportType, string> = {
  Child: 'the parent of a child',
  Student: 'a student of 15 to 17 years, about whom it is. Say "you".',
  Adult: 'a grown-up, about whom it is. Say "you".',
};

function readerOf({ reportType, ageBand }: FactsPack): string {
  if (reportType !== 'Child') return readers[reportType];
  const child = ageBand ? ` ${ages[ageBand]}` : '';
  return `${readers.Child}${child}. Say "your child", never "he", "she" or "they", of the child, and "you" to the parent.`;
}

/**
 * The parts and the rows that are to be worded; what the window of the birth time leaves open where it is to be worded itself, only. Never the
 * page of the lunar mansion: it says where the Moon stood.
 */
function shownPassages({ passages }: FactsPack, slots: readonly PackSlot[]): PackPassage[] {
  const worded = new Set(slots.map(({ passage }) => passage));
  return passages.filter(
    ({ id, kind, open, row }) =>
      worded.has(id) || (kind === 'part' && !open && templateKindOf(row.key) !== 'nakshatra'),
  );
}

/** A passage as a prompt shows it, a line. */
export function describePassage({ id, row, area, open }: PackPassage): string {
  const of = area ? ` of="${areaWords[area]}"` : '';
  return `<passage id="${id}"${of}${open ? ' open="yes"' : ''}>${harmless(row.text)}</passage>`;
}

function describeSlot({ id, passage, words, areas, kind }: PackSlot, pack: FactsPack): string {
  const row = pack.passages.find((one) => one.id === passage)?.row;
  const joined = pack.traits.filter(({ trait }) => row?.key.split('.')[1] === trait).map((one) => one.id);
  return [
    `${id}: ${words.min} to ${words.max} words, in place of ${passage}`,
    ...(kind === 'bridge' ? [`between ${named(areas)}`] : []),
    ...(kind === 'bridge' && joined.length > 0 ? [`joins ${joined.join(' and ')}`] : []),
    ...(row?.text.includes(namePlaceholder) ? [`${namePlaceholder} once`] : []),
  ].join(', ');
}
