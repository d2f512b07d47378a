import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { ReaderBand } from '@udaya/core/knowledge/age-band';
import { type Area, areaOf, areas } from '@udaya/core/knowledge/areas';
import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import { slotOf } from '@udaya/core/knowledge/passage-keys';
import { composeReport } from '@udaya/core/reports/compose-report';
import { writtenOf } from '@udaya/core/reports/present-template';
import type { ReportContent, ReportStatement } from '@udaya/core/reports/report-content';
import type { ReportFacts } from '@udaya/core/reports/report-facts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { type BirthMoment, castFacts } from '../reports/intake/cast-facts.ts';
import { birthsOfBand, deriveBirth } from './derive-draw.ts';

/** What the child's own reading is composed from, as the other one will be. */
export interface OwnReading {
  moment: Pick<BirthMoment, 'timeAccuracy'> & { createdAt: Date };
  band: ReaderBand;
  facts: ReportFacts;
  texts: readonly CuratedText[];
  content: ReportContent;
}

/** Other births are in the middle of India: near enough to where children of ours are born, and no place of anybody's. */
const place = { latitude: 21.1458, longitude: 79.0882, zone: 'Asia/Kolkata', offsetSeconds: 19_800 };

/** The reading of the other birth of a draw: known as well as the child's own, and from the same texts for the same age to the month. */
export function composeOther(
  ephemeris: Ephemeris,
  {
    moment,
    facts,
    texts,
  }: Pick<OwnReading, 'moment' | 'texts'> & {
    facts: Pick<ReportFacts, 'ageBand' | 'ageMonths'>;
  },
  { seed, number, band, month }: { seed: Buffer; number: number; band: ReaderBand; month: string },
): ReportContent {
  const utcMs = deriveBirth(seed, number, birthsOfBand(band, month));
  const local = Temporal.Instant.fromEpochMilliseconds(utcMs).toZonedDateTimeISO(place.zone);
  // Of a birth whose time is not known, noon is stored.
  const at = moment.timeAccuracy === 'unknown' ? local.withPlainTime('12:00') : local;
  const other = castFacts(ephemeris, {
    ...place,
    birthMs: at.epochMilliseconds,
    dateOfBirth: local.toPlainDate().toString(),
    timeAccuracy: moment.timeAccuracy,
    warnings: [],
    reportType: 'Child',
    createdAt: moment.createdAt,
  });
  const { ageBand, ageMonths } = facts;
  return composeReport({ ...other, ageBand, ageMonths }, texts, sha256);
}

/** The part that a reading has of an area; undefined where it has none. */
export const partOf = ({ statements }: Pick<ReportContent, 'statements'>, area: Area) =>
  statements.find(({ planet }) => areaOf[planet] === area);

/** Which kinds of text a part is made of, in order. */
function makeOf({ pieces = [], minute }: ReportStatement): string {
  const kinds = pieces.map((piece) => slotOf(piece)?.kind ?? piece.key.replace(/\..*/, ''));
  return [...kinds, ...(minute ? ['minute'] : [])].join(' ');
}

/**
 * The areas in which two readings can be compared, in an order that is nobody's: with another sign, another portrait and the same make, and neither told
 * of by a preview. Whatever is asked here is asked of both alike: were one of them taken for the other, the areas would be the same. Only so is the own
 * part, among all who see these two texts, as often the one as the other.
 */
export function comparableAreas(
  own: ReportContent,
  other: ReportContent,
  texts: readonly CuratedText[],
): Area[] {
  const previews = [own, other].map((content) => previewOf(content, texts));
  return areas.filter((area) => {
    const [one, two] = [partOf(own, area), partOf(other, area)];
    if (!one || !two || one.position === two.position || makeOf(one) !== makeOf(two)) return false;
    // What stands in for a paused text claims nothing.
    if (!makeOf(one).startsWith('portrait') || one.pieces?.[0]?.text === two.pieces?.[0]?.text) return false;
    return previews.every(({ first, claims }) => first !== area && !claims(one) && !claims(two));
  });
}

/** What a preview shows of a reading: its first part, and the strength that parts may claim. */
function previewOf({ statements, frame }: ReportContent, texts: readonly CuratedText[]) {
  const [first] = writtenOf(statements);
  const [, trait, pole] = (frame?.glance.strengths[0]?.key ?? '').split('.');
  const tag = `${pole === 'plus' ? '+' : '-'}${trait}`;
  const keys = new Set(texts.filter(({ tags }) => tags.some((one) => one === tag)).map(({ key }) => key));
  return {
    first: first && areaOf[first.planet],
    claims: ({ pieces = [] }: ReportStatement) => pieces.some(({ key }) => keys.has(key)),
  };
}
