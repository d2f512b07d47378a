import { type Area, areaOf } from '../knowledge/areas.ts';
import { countWords } from '../knowledge/count-words.ts';
import type { CuratedText } from '../knowledge/curated-text.ts';
import { rowIdOf } from '../knowledge/text-keys.ts';
import { type WordRange, wordsThatReadWell } from '../knowledge/text-lengths.ts';
import { type Pole, poleOf, type Tag, type Trait, traitOf, traits } from '../knowledge/traits.ts';
import { baseLocale } from '../locale.ts';
import { onceFor } from '../reports/composing/once-for.ts';
import { fillPronouns } from '../reports/fill-name.ts';
import type { ReportContent, SourcedText } from '../reports/report-content.ts';
import type { ReportFacts } from '../reports/report-facts.ts';
import type { ReportType } from '../reports/report-types.ts';
import type { FactsPack, PackPassage, PackTrait } from './facts-pack.ts';
import { listAllPlaces, listPlaces } from './list-places.ts';
import type { WriterMode } from './writer-modes.ts';

/** Version of the pack's format; kept in it. */
export const packVersion = '2';

/** What a pack is made from, beside the report. */
export interface PackedFrom {
  facts: ReportFacts;
  texts: readonly CuratedText[];
  reportType: ReportType;
  mode: WriterMode;
}

/**
 * What a model is told of a report that the composer wrote, and what it is to word. Of a report that a model has worded the pack comes out
 * the same again, since a worded text names the row that it stands for.
 */
export function packFacts(composed: ReportContent, from: PackedFrom): FactsPack {
  const { facts, reportType, mode } = from;
  const rowOf = rowFinder(from.texts);
  const parts = partsOf(composed, facts);
  const places = listPlaces(composed, mode);
  const passages = packPassages([
    ...parts.flatMap(({ pieces, area, open }) =>
      pieces.map((piece) => ({ row: verbatim(piece, rowOf), kind: 'part' as const, area, open })),
    ),
    ...listAllPlaces(composed).flatMap(({ piece, kind }) =>
      kind === 'part'
        ? []
        : [{ row: verbatim(piece, rowOf), kind: 'frame' as const, area: null, open: false }],
    ),
  ]);
  const idOf = new Map(passages.map(({ id, row }) => [rowIdOf(row), id]));
  const joined = composed.frame?.bridges.flatMap(({ trait }) => trait ?? []) ?? [];
  return {
    version: packVersion,
    lang: composed.lang ?? baseLocale,
    reportType,
    ageBand: facts.ageBand,
    traits: packTraits(parts, joined, (piece) => rowOf(piece)?.tags ?? []),
    passages,
    slots: places.map(({ id, kind, piece, areas }) => ({
      id,
      kind,
      passage: idOf.get(rowIdOf(piece)) ?? '',
      words: rangeOf(verbatim(piece, rowOf), reportType),
      areas,
    })),
  };
}

/** A part of the reading with its rows; the lunar mansion's page is one that speaks of feelings. */
interface PackedPart {
  area: Area;
  open: boolean;
  pieces: SourcedText[];
}

function partsOf({ statements, frame }: ReportContent, facts: ReportFacts): PackedPart[] {
  const mansion = facts.nakshatraStable ? frame?.mansion : null;
  return [
    ...statements.map(({ planet, steadiness, pieces = [], minute }) => ({
      area: areaOf[planet],
      open: steadiness !== 'stable',
      pieces: minute && facts.exactTime ? [...pieces, minute] : pieces,
    })),
    ...(mansion ? [{ area: areaOf.Moon, open: false, pieces: [mansion] }] : []),
  ];
}

function packPassages(found: readonly Omit<PackPassage, 'id'>[]): PackPassage[] {
  const known = new Map<string, Omit<PackPassage, 'id'>>();
  for (const one of found) if (!known.has(rowIdOf(one.row))) known.set(rowIdOf(one.row), one);
  return [...known.values()].map((one, at) => ({ id: `p${at + 1}`, ...one }));
}

/** What settled parts claim, and both ends of what a bridge joins; what open parts alone claim is none of it. */
function packTraits(
  parts: readonly PackedPart[],
  joined: readonly Trait[],
  tagsOf: (piece: SourcedText) => readonly Tag[],
): PackTrait[] {
  const claims = parts.map(({ area, open, pieces }) => ({ area, open, tags: pieces.flatMap(tagsOf) }));
  const claiming = (trait: Trait, pole: Pole) =>
    claims.filter(({ tags }) => tags.some((tag) => traitOf(tag) === trait && poleOf(tag) === pole));
  return traits
    .flatMap((trait) =>
      (['plus', 'minus'] as const).map((pole) => ({ trait, pole, by: claiming(trait, pole) })),
    )
    .filter(({ trait, by }) => by.some(({ open }) => !open) || (by.length > 0 && joined.includes(trait)))
    .map(({ trait, pole, by }, at) => ({
      id: `t${at + 1}`,
      trait,
      pole,
      areas: [...new Set(by.map(({ area }) => area))],
    }));
}

/** Words beyond the usual that a worded text may have, as shares of it. */
const room = { fewer: 0.25, more: 0.2 } as const;

/** A worded text may be a little shorter or longer than its kind, and always as long as the row. */
function rangeOf(row: SourcedText, reportType: ReportType): WordRange {
  const { min, max } = wordsThatReadWell(reportType, row);
  const own = countWords(row.text);
  return {
    min: Math.min(own, Math.floor(min * (1 - room.fewer))),
    max: Math.max(own, Math.ceil(max * (1 + room.more))),
  };
}

type RowFinder = (piece: SourcedText) => CuratedText | undefined;

/** Finds the row of the knowledge base that a text of a report is, or stands for. */
export function rowFinder(texts: readonly CuratedText[]): RowFinder {
  const rows = rowsByVersion(texts);
  return (piece) => rows.get(`${rowIdOf(piece)} ${piece.version}`);
}

const rowsByVersion = onceFor(
  (texts: readonly CuratedText[]) => new Map(texts.map((row) => [`${rowIdOf(row)} ${row.versionId}`, row])),
);

/** The row itself, and nothing but the row, whatever a model made of it. Of whom it speaks a model is not told: it reads 'they'. */
function verbatim(piece: SourcedText, rowOf: RowFinder): SourcedText {
  const { key, ageBand, version, text } = piece;
  const own = piece.sentences ? (rowOf(piece)?.text ?? text) : text;
  return { key, ageBand, version, text: fillPronouns(own, 'Others') };
}
