import { type Area, areaOf } from '@udaya/core/knowledge/areas';
import { textLanguageFor } from '@udaya/core/knowledge/text-languages';
import type { Locale } from '@udaya/core/locale';
import { composeReport } from '@udaya/core/reports/compose-report';
import { filling } from '@udaya/core/reports/present-template';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import { castSample } from '../reports/sample/read-sample.ts';
import { sampleBirths } from '../reports/sample/sample-births.ts';
import type { PublicPageDeps } from './public-page-deps.ts';

/** A text as a report of the sample uses it, with what is kept of where it comes from. */
export interface TracedText {
  text: string;
  lang: Locale;
  area: Area;
  heading: string;
  /** yyyy-MM-dd; empty where its mark says none. */
  reviewedOn: string;
  /** Of the knowledge base. */
  version: number;
  /** SHA-256 of the row's text, hex, with the name still open. */
  hash: string;
  /** How many texts for children are in use. */
  count: number;
}

/** Not the one whose part the page shows as a reading. */
const shownArea: Area = 'feelings';

/** The portrait of one part of the child's sample with its trace; undefined where a knowledge base of somebody's own has none. */
export async function readTraced({
  system,
  ephemeris,
}: Pick<PublicPageDeps, 'system' | 'ephemeris'>): Promise<TracedText | undefined> {
  const texts = await readKnowledge(system, 'Child', textLanguageFor('Child', currentLocale()));
  const { statements } = composeReport(castSample(ephemeris, 'child'), texts, sha256);
  const part = statements.find(({ planet }) => areaOf[planet] === shownArea) ?? statements[0];
  const [piece] = part?.pieces ?? [];
  const row = texts.find(({ key, ageBand }) => key === piece?.key && ageBand === piece?.ageBand);
  if (!part || !row) return undefined;
  const fill = filling(sampleBirths.Child);
  return {
    text: fill(row.text),
    lang: row.lang,
    area: areaOf[part.planet],
    heading: fill(part.heading?.text),
    reviewedOn: row.reviewed.replace(/[/].*/, ''),
    version: row.versionId,
    hash: sha256(row.text),
    count: texts.length,
  };
}
