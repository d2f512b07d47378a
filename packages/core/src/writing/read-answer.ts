import type { Answer, AnsweredSentence } from './answer.ts';
import type { FactsPack } from './facts-pack.ts';
import { readPlan } from './read-plan.ts';
import { readProse } from './read-prose.ts';

/** What a model answered, by slot; what names no slot or cannot be read is left out. Never throws, whatever the text. */
export function readAnswer(answered: { prose: string; plan: string }, pack: FactsPack): Answer {
  const inProse = pack.slots.filter(({ kind }) => kind !== 'plan').map(({ id }) => id);
  const inPlan = pack.slots.filter(({ kind }) => kind === 'plan').map(({ id }) => id);
  const read = new Map([...readProse(answered.prose, inProse), ...readPlan(answered.plan, inPlan)]);
  return new Map(
    pack.slots.flatMap(({ id }): [string, readonly AnsweredSentence[]][] => {
      const sentences = read.get(id) ?? [];
      return sentences.length > 0 ? [[id, sentences]] : [];
    }),
  );
}
