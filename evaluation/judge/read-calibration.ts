import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { outcomes } from './judge-pair.ts';

const texts = z.array(z.string().check(z.minLength(1)));
const Template = z.object({
  glance: z.object({ strengths: texts, watch: z.nullable(z.string()), helps: z.nullable(z.string()) }),
  opening: texts,
  bridges: texts,
  plan: z.object({ week: texts, month: texts }),
  closing: texts,
});
const CalibrationPair = z.strictObject({
  /** The birth whose report both templates stand around. */
  birth: z.string(),
  /** `clear`: a reader sees at once which one is better. `fine`: a second reading decides. */
  kind: z.enum(['clear', 'fine']),
  /** By which of the criteria they differ. */
  about: z.string().check(z.minLength(1)),
  first: Template,
  second: Template,
  winner: z.enum(outcomes),
  /** Why, in two to four sentences. */
  verdict: z.string().check(z.minLength(60)),
});

/** Two templates of one report with the verdict of a person who read them. */
export type CalibrationPair = z.infer<typeof CalibrationPair> & { file: string };

const folder = path.resolve(import.meta.dirname, '../calibration');

/** The pairs by which a judge is calibrated; throws for a file that is none. */
export function readCalibration(): CalibrationPair[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({
      file,
      ...CalibrationPair.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
    }));
}
