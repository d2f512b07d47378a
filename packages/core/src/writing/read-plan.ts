import type { AnsweredSentence } from './answer.ts';
import { citePattern, cleanAnswer, firstSentences, idsIn, joinIds, sentencesWith } from './answer-text.ts';

/**
 * The tasks of an answer in JSON, by place: in fences or not, with words around it, cut off after a whole task, a task as an object or as mere
 * text, ids as a list or as text.
 */
export function readPlan(text: string, slots: readonly string[]): Map<string, AnsweredSentence[]> {
  const found = readJson(cleanAnswer(text));
  const { week, month } = isRecord(found) ? { week: found['week'], month: found['month'] } : {};
  const tasks = [
    ['plan-week', listOf(week)[0]] as const,
    ...listOf(month)
      .slice(0, slots.length)
      .map((task, at) => [`plan-month-${at + 1}`, task] as const),
  ];
  return new Map(
    tasks
      .filter(([slot]) => slots.includes(slot))
      .map(([slot, task]) => [slot, firstSentences(readTask(task))]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function readTask(task: unknown): AnsweredSentence[] {
  const { text, ids } = isRecord(task) ? { text: task['text'], ids: task['ids'] } : { text: task, ids: [] };
  if (typeof text !== 'string') return [];
  const named = listOf(ids)
    .slice(0, 20)
    .flatMap((id) => (typeof id === 'string' ? idsIn(id) : []));
  const cited = text.match(citePattern)?.flatMap(idsIn) ?? [];
  const plain = cleanAnswer(text).replace(citePattern, ' ');
  return sentencesWith(plain, joinIds(named, cited));
}

/** The first object of a text that can be read, whole or as far as it comes. */
function readJson(text: string): unknown {
  const begin = text.indexOf('{');
  if (begin === -1) return undefined;
  const named = text.lastIndexOf('{', text.indexOf('"week"'));
  for (const from of new Set([begin, named])) {
    const read = from === -1 ? undefined : parsed(wholeObject(text, from));
    if (isRecord(read)) return read;
  }
  return undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const closing: Record<string, string> = { '{': '}', '[': ']' };
/** No answer of ours is nested deeper. */
const deepest = 12;

/** The object that begins at a place; one that is cut off ends after the last value that is whole. */
function wholeObject(text: string, from: number): string {
  const open: string[] = [];
  let [inString, keptTo] = [false, from];
  let keptOpen: string[] = [];
  for (let at = from; at < text.length && open.length <= deepest; at++) {
    const mark = text[at] ?? '';
    if (inString && mark === '\\') at++;
    else if (mark === '"') inString = !inString;
    else if (inString) continue;
    else if (mark in closing) open.push(mark);
    else if (mark === '}' || mark === ']') {
      open.pop();
      if (open.length === 0) return text.slice(from, at + 1);
      keptTo = at + 1;
      keptOpen = [...open];
    }
  }
  const ends = keptOpen.toReversed().map((mark) => closing[mark] ?? '');
  return text.slice(from, keptTo) + ends.join('');
}
