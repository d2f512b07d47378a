import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { birthIn, type MadeUpBirth } from '../bench/reading/births.ts';
import { timeAccuracies } from '../packages/core/src/births/birth-words.ts';

/** A birth that is evaluated. Those of one class, one family or one pair of twins share its name. */
export type EvaluatedBirth = MadeUpBirth & {
  /** By its age: `3-5-4`, `student-2`. */
  id: string;
  class: string | undefined;
  family: string | undefined;
  twins: string | undefined;
};

const Births = z.array(
  z.object({
    id: z.string(),
    class: z.optional(z.string()),
    family: z.optional(z.string()),
    twins: z.optional(z.string()),
    born: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/)),
    latitude: z.number(),
    longitude: z.number(),
    time: z.enum(timeAccuracies),
  }),
);

/** The births of `births.json`, made up once and the same ever since. */
export function readBirths(): EvaluatedBirth[] {
  const file = path.join(import.meta.dirname, 'births.json');
  const rows = Births.parse(JSON.parse(readFileSync(file, 'utf8')));
  return rows.map(({ id, class: ofClass, family, twins, born, latitude, longitude, time }) => ({
    ...birthIn([latitude, longitude], Date.parse(born), time),
    id,
    class: ofClass,
    family,
    twins,
  }));
}

/** The pairs of births that share a class, a family or twins. */
export function pairsOf(
  births: readonly EvaluatedBirth[],
  shared: 'class' | 'family' | 'twins',
): (readonly [EvaluatedBirth, EvaluatedBirth])[] {
  return births.flatMap((one, at) =>
    births
      .slice(at + 1)
      .flatMap((other) => (one[shared] && one[shared] === other[shared] ? [[one, other] as const] : [])),
  );
}
