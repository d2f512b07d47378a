import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { planets } from '@udaya/astro/planets';
import type { RowAgeBand } from '@udaya/core/knowledge/age-band';
import { isAgeBand } from '@udaya/core/knowledge/age-band';
import { isReviewMark, type TextRow } from '@udaya/core/knowledge/curated-text';
import { positions } from '@udaya/core/knowledge/passage';
import { passageKey, passageKinds, passageWordings, usualKind } from '@udaya/core/knowledge/passage-keys';
import { tagsIn, wrongTags } from '@udaya/core/knowledge/upload-cells';
import { baseLocale, type Locale } from '@udaya/core/locale';
import type { ReportType } from '@udaya/core/reports/report-types';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const shippedFolder = path.resolve(import.meta.dirname, '../../../knowledge');

/** English texts lie in the folder itself, those of another language in one named after it: what they claim stands in the English row alone. */
const fileOf = (folder: string, name: string, lang: Locale) =>
  path.join(folder, lang === baseLocale ? '' : lang, `${name}.csv`);

const ageBand = z._default(z.string().check(z.refine(isAgeBand, { error: 'No age band' })), '');
const tags = z._default(
  z.string().check(z.refine((cell) => wrongTags(cell).length === 0, { error: 'No tags' })),
  '',
);
const reviewed = z._default(
  z.string().check(z.refine((cell) => cell === '' || isReviewMark(cell), { error: 'No mark of review' })),
  '',
);
const source = z._default(z.string(), '');
const PassageRow = z.object({
  planet: z.enum(planets),
  kind: z._default(z.enum(['', ...passageKinds]), ''),
  wording: z._default(z.pipe(z.coerce.number(), z.literal(passageWordings)), 1),
  position: z.pipe(z.coerce.number(), z.literal(positions)),
  descriptionTitle: z.string().check(z.minLength(1), z.maxLength(150)),
  description: z.string().check(z.minLength(1), z.maxLength(4000)),
  ageBand,
  tags,
  reviewed,
  source,
});
const TemplateRow = z.object({
  key: z.string().check(z.minLength(1)),
  text: z.string().check(z.minLength(1), z.maxLength(4000)),
  ageBand,
  tags,
  reviewed,
  source,
});

/** The knowledge files of the product for a report type: their texts, and the SHA-256 of their bytes. */
export interface ShippedTexts {
  fileHash: string;
  texts: TextRow[];
}

/** The texts that the product ships for a report type, passages and template; or those of a copy of its folder. Throws where a file breaks the format. */
export function readShippedTexts(
  reportType: ReportType,
  lang: Locale = baseLocale,
  folder = shippedFolder,
): ShippedTexts {
  const name = reportType.toLowerCase();
  const passages = readFileSync(fileOf(folder, name, lang));
  const templateFile = fileOf(folder, `${name}-frame`, lang);
  const frame = existsSync(templateFile) ? readFileSync(templateFile) : Buffer.alloc(0);
  const rowsOf = <T>(row: z.ZodMiniType<T>, bytes: Buffer) =>
    z.array(row).parse(parse(bytes, { columns: true, bom: true }));
  const texts = [
    ...rowsOf(PassageRow, passages).map(
      ({ planet, position, kind, wording, descriptionTitle, description, ...row }) => ({
        ...row,
        key: passageKey({
          planet,
          position,
          wording,
          kind: kind || usualKind(row.ageBand as RowAgeBand),
          ageBand: row.ageBand as RowAgeBand,
        }),
        title: descriptionTitle,
        text: description,
      }),
    ),
    ...rowsOf(TemplateRow, frame).map((row) => ({ ...row, title: '' })),
  ].map((row) => ({ ...row, ageBand: row.ageBand as RowAgeBand, tags: tagsIn(row.tags) }));
  return { fileHash: createHash('sha256').update(passages).update(frame).digest('hex'), texts };
}
