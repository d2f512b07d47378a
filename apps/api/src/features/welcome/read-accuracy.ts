import { readFileSync } from 'node:fs';
import path from 'node:path';
import { planets } from '@udaya/astro/planets';
import * as z from 'zod/mini';

const Accuracy = z.object({
  charts: z.object({
    /** yyyy-MM-dd */
    measuredOn: z.string(),
    comparedWith: z.string(),
    charts: z.int(),
    firstYear: z.int(),
    lastYear: z.int(),
    points: z.array(z.object({ planet: z.enum(planets), maxArcsec: z.number(), p99Arcsec: z.number() })),
    wrongCells: z.int(),
    cells: z.int(),
  }),
  sky: z.object({
    comparedWith: z.string(),
    births: z.int(),
    maxDeg: z.number(),
  }),
});
type Accuracy = z.infer<typeof Accuracy>;

const file = path.resolve(import.meta.dirname, '../../../../../packages/astro/data/accuracy.json');
let known: Accuracy | undefined;

/** How exact the engine is, as `npm run bench:astro` and `npm run bench:sky` last measured and left it. */
export function readAccuracy(): Accuracy {
  known ??= Accuracy.parse(JSON.parse(readFileSync(file, 'utf8')));
  return known;
}
