import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { ReaderBand } from '@udaya/core/knowledge/age-band';
import { type Area, areaOf, areas } from '@udaya/core/knowledge/areas';
import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import { slotOf } from '@udaya/core/knowledge/passage-keys';
import { composeReport } from '@udaya/core/reports/compose-report';
import { describePieces } from '@udaya/core/reports/composing/describe-pieces';
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

type Piece = NonNullable<ReportStatement['pieces']>[number];

/** What kind of text a piece of a part is: a portrait, a help, a house. */
const kindOf = (piece: Piece) => slotOf(piece)?.kind ?? piece.key.replace(/\..*/, '');

/** The portrait of a part; undefined where a text that claims nothing stands in for it. */
const portraitOf = ({ pieces: [first] = [] }: ReportStatement): Piece | undefined =>
  first && kindOf(first) === 'portrait' ? first : undefined;

/**
 * The texts of a part that has its like in another one, a paragraph each: what is of a kind that the other has not, such as the house where the time of
 * birth leaves it open, is left out. `{name}` is open in them.
 */
export function textsBeside(part: ReportStatement, other: ReportStatement, band: ReaderBand): string[] {
  const kinds = (other.pieces ?? []).map(kindOf);
  const shared = (part.pieces ?? []).filter((piece) => kinds.includes(kindOf(piece)));
  const minute = part.minute && other.minute ? part.minute.text : '';
  return [...describePieces(shared, band).split(/\n\s*\n/), minute].filter((text) => text.trim() !== '');
}

/**
 * The areas in which two readings can be compared, in an order that is nobody's: with another sign and another portrait, and neither told of by a preview. Whatever is asked here is asked of both alike: were one of them taken for the other, the areas would be the same. Only so is the own
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
    if (!one || !two || one.position === two.position) return false;
    const [portrait, another] = [portraitOf(one), portraitOf(two)];
    if (!portrait || !another || portrait.text === another.text) return false;
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
