import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { planets } from '@udaya/astro/planets';
import { type CuratedText, passageKey } from '@udaya/core/knowledge/curated-text';
import { type Passage, positions } from '@udaya/core/knowledge/passage';
import { isAgeBand } from '@udaya/core/knowledge/text-keys';
import { isTag, tagWords } from '@udaya/core/knowledge/traits';
import { baseLocale, type Locale } from '@udaya/core/locale';
import type { Phrases } from '@udaya/core/reports/compose-report';
import type { ReportType } from '@udaya/core/reports/report-types';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const folder = path.resolve(import.meta.dirname, '../../../knowledge');

/** English texts lie in the folder itself, those of another language in one named after it. */
const fileOf = (name: string, lang: Locale) =>
  path.join(folder, lang === baseLocale ? '' : lang, `${name}.csv`);

const PassageRow = z.object({
  planet: z.enum(planets),
  position: z.pipe(z.coerce.number(), z.literal(positions)),
  descriptionTitle: z.string().check(z.minLength(1), z.maxLength(150)),
  description: z.string().check(z.minLength(1), z.maxLength(4000)),
});
const PhraseRow = z.object({ key: z.string().check(z.minLength(1)), text: z.string().check(z.minLength(1)) });

/** A knowledge file of the product: its passages and the SHA-256 of its bytes. */
export interface ShippedPassages {
  fileHash: string;
  passages: Passage[];
}

/** The passages that the product ships for a report type. Throws where the file breaks the format. */
export function readShippedPassages(reportType: ReportType, lang: Locale = baseLocale): ShippedPassages {
  const bytes = readFileSync(fileOf(reportType.toLowerCase(), lang));
  const rows = z.array(PassageRow).parse(parse(bytes, { columns: true, bom: true }));
  const passages = rows.map(({ planet, position, descriptionTitle, description }) => ({
    reportType,
    planet,
    position,
    title: descriptionTitle,
    description,
  }));
  return { fileHash: createHash('sha256').update(bytes).digest('hex'), passages };
}

/** The phrases for openings and closings that the product ships for a report type, by key. */
export function readShippedPhrases(reportType: ReportType, lang: Locale = baseLocale): Phrases {
  const bytes = readFileSync(fileOf(`${reportType.toLowerCase()}-phrases`, lang));
  const rows = z.array(PhraseRow).parse(parse(bytes, { columns: true, bom: true }));
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}

/** What the product ships of a report type: its texts, not yet of a version, and the SHA-256 of the bytes. */
export interface ShippedTexts {
  fileHash: string;
  texts: Omit<CuratedText, 'versionId' | 'versionDate'>[];
}

const optional = z._default(z.string(), '');
const TextRow = z.object({
  planet: optional,
  position: optional,
  key: optional,
  descriptionTitle: optional,
  description: optional,
  text: optional,
  ageBand: optional,
  tags: optional,
  reviewed: optional,
});

/** Everything that the product ships for a report type, passages and what frames them. */
export function readShippedTexts(reportType: ReportType, lang: Locale = baseLocale): ShippedTexts {
  const name = reportType.toLowerCase();
  const files = [fileOf(name, lang), fileOf(`${name}-frame`, lang)].filter((file) => existsSync(file));
  const bytes = files.map((file) => readFileSync(file));
  const hash = createHash('sha256');
  for (const part of bytes) hash.update(part);
  const rows = bytes.flatMap((part) => z.array(TextRow).parse(parse(part, { columns: true, bom: true })));
  const texts = rows.map((row) => ({
    key: row.key || passageKey(row.planet as Passage['planet'], Number(row.position) as Passage['position']),
    ageBand: isAgeBand(row.ageBand) ? row.ageBand : ('' as const),
    title: row.descriptionTitle,
    text: row.text || row.description,
    tags: tagWords(row.tags).filter(isTag),
    reviewed: row.reviewed,
    lang,
  }));
  return { fileHash: hash.digest('hex'), texts };
}
