import { canonicalJson } from '../canonical-json.ts';
import type { ReportContent, SealedText, SourcedText } from './report-content.ts';

type Sha256Of = (text: string) => string;

/**
 * A report with its seal: the SHA-256 of each of its texts as it stands, and one over all of it. A seal that was there is replaced. It shows
 * that something changed since, by mistake or damage; it is no signature.
 */
export function sealContent(content: ReportContent, sha256Of: Sha256Of): ReportContent {
  const { seal: _earlier, ...manifest } = content.manifest;
  const unsealed = { ...content, manifest };
  return {
    ...unsealed,
    manifest: {
      ...manifest,
      seal: {
        texts: textsOf(content).map(([place, text]) => ({ place, hash: sha256Of(text) })),
        whole: sha256Of(canonicalJson(unsealed)),
      },
    },
  };
}

/** What of a report is no longer what its seal says. */
export interface BrokenSeal {
  /** The places of texts that changed, came or went. */
  places: string[];
  /** Something changed, be it a text or anything else. */
  whole: boolean;
}

/** Holds a report against its seal; undefined for one that has none, being from before there were seals. */
export function checkSeal(content: ReportContent, sha256Of: Sha256Of): BrokenSeal | undefined {
  const { seal } = content.manifest;
  if (!seal) return undefined;
  const now = sealContent(content, sha256Of).manifest.seal;
  const hashesOf = (texts: readonly SealedText[] = []) =>
    new Map(texts.map(({ place, hash }) => [place, hash]));
  const [before, after] = [hashesOf(seal.texts), hashesOf(now?.texts)];
  const places = [...new Set([...before.keys(), ...after.keys()])];
  return {
    places: places.filter((place) => before.get(place) !== after.get(place)),
    whole: now?.whole !== seal.whole,
  };
}

/** Every text of a report with the place where it stands, each place once. */
function textsOf({ opening, closing, statements, frame }: ReportContent): [place: string, text: string][] {
  const numbered = (place: string, pieces: readonly SourcedText[] = []) =>
    pieces.map((piece, index) => [`${place}.${index + 1}`, piece] as const);
  const around: (readonly [string, SourcedText | null | undefined])[] = [
    ...statements.flatMap(({ planet, heading, minute }) => [
      [`heading.${planet}`, heading] as const,
      [`minute.${planet}`, minute] as const,
    ]),
    ...numbered('bridge', frame?.bridges),
    ['mansion', frame?.mansion],
    ...numbered('glance.strength', frame?.glance.strengths),
    ['glance.watch', frame?.glance.watch],
    ['glance.helps', frame?.glance.helps],
    ...numbered('plan.week', frame?.plan.week),
    ...numbered('plan.month', frame?.plan.month),
  ];
  return [
    ['opening', opening],
    ...statements.flatMap(({ planet, title, description }): [string, string][] => [
      [`title.${planet}`, title],
      [`part.${planet}`, description],
    ]),
    ...around.flatMap(([place, piece]): [string, string][] => (piece ? [[place, piece.text]] : [])),
    ['closing', closing],
  ];
}
