import { type Area, areaOf } from '../knowledge/areas.ts';
import { planets } from '../knowledge/passage.ts';
import { placeOfKey } from '../knowledge/passage-keys.ts';
import type { Cite, ReportContent, SourcedText } from './report-content.ts';

/** What of a report's content its parts are made of. */
export type Parts = Pick<ReportContent, 'statements' | 'frame'>;

/**
 * The parts of a report without those of some areas of life: the bridges that join them and what the plan takes from them go with them, and so
 * does every sentence around them that a model rested on one of them.
 */
export function withoutAreas({ statements, frame }: Parts, areas: readonly Area[]): Parts {
  const isLeftOut = (area: Area) => areas.includes(area);
  const ofThePlan = ({ key }: SourcedText) => !areas.some((area) => key.endsWith(`.${area}`));
  const kept = statements.filter(({ planet }) => !isLeftOut(areaOf[planet]));
  if (!frame) return { statements: kept };
  const silent = <T extends SourcedText>(pieces: readonly T[]): T[] =>
    pieces.flatMap((piece) => withoutSentences(piece, isLeftOut) ?? []);
  const silentOne = (piece: SourcedText | null) => silent(piece ? [piece] : [])[0] ?? null;
  const { bridges, plan, glance } = frame;
  return {
    statements: kept,
    frame: {
      ...frame,
      opening: silent(frame.opening),
      closing: silent(frame.closing),
      glance: {
        strengths: silent(glance.strengths),
        watch: silentOne(glance.watch),
        helps: silentOne(glance.helps),
      },
      bridges: silent(
        bridges.filter(
          ({ after, areas: joined }) =>
            (after === 'mansion' || !isLeftOut(areaOf[after])) && !joined.some(isLeftOut),
        ),
      ),
      plan: { week: silent(plan.week.filter(ofThePlan)), month: silent(plan.month.filter(ofThePlan)) },
    },
  };
}

/** A worded text without the sentences that rest on a part that is left out; nothing where none remains. */
function withoutSentences<T extends SourcedText>(
  piece: T,
  isLeftOut: (area: Area) => boolean,
): T | undefined {
  const { sentences } = piece;
  const kept = sentences?.filter(({ cites }) => cites.every((cite) => !areasOf(cite).some(isLeftOut)));
  if (!sentences || !kept || kept.length === sentences.length) return piece;
  if (kept.length === 0) return undefined;
  return { ...piece, sentences: kept, text: kept.map(({ text }) => text).join(' ') };
}

/** The area of the part that a row belongs to; the lunar mansion's page belongs to none that can be left out. */
function areasOf(cite: Cite): Area[] {
  if (cite.kind !== 'text') return [];
  if (cite.key.startsWith('navamsa.')) return [areaOf.Ascendant];
  const planet = placeOfKey(cite.key)?.planet ?? planets.find((one) => cite.key.startsWith(`house.${one}.`));
  return planet ? [areaOf[planet]] : [];
}
