import { type Area, areaOf, areas } from '../knowledge/areas.ts';
import type { ReportContent, ReportStatement, SourcedText } from '../reports/report-content.ts';
import type { SlotKind } from './facts-pack.ts';
import type { WriterMode } from './writer-modes.ts';

/** A place of a report that a model may word, with the text that stands there. */
export interface Place {
  id: string;
  kind: SlotKind;
  piece: SourcedText;
  areas: Area[];
}

/** Where a model was better than the rows themselves; what else stands around the parts is the rows' own in the mode `frame`. */
const wordedAround: readonly SlotKind[] = ['opening', 'bridge'];

/** The places of a report that a mode words, in the order of the report. */
export const listPlaces = (content: ReportContent, mode: WriterMode): Place[] =>
  listAllPlaces(content).filter(({ kind }) => mode === 'full' || wordedAround.includes(kind));

/** Every place of a report that a model may word, in the order of the report. */
export function listAllPlaces({ frame, statements }: ReportContent): Place[] {
  if (!frame) return [];
  const { opening, closing, glance, bridges, plan } = frame;
  const numbered = (kind: SlotKind, name: string, pieces: readonly SourcedText[]) =>
    pieces.map((piece, at) => place(kind, `${name}-${at + 1}`, piece));
  return [
    ...numbered('opening', 'opening', opening),
    ...numbered('glance', 'glance', glance.strengths),
    ...(glance.watch ? [place('glance', 'glance-watch', glance.watch)] : []),
    ...(glance.helps ? [place('glance', 'glance-helps', glance.helps)] : []),
    ...statements.flatMap(placesOfPart),
    ...bridges.map((bridge, at) => place('bridge', `bridge-${at + 1}`, bridge, bridge.areas)),
    ...plan.week.slice(0, 1).map((piece) => place('plan', 'plan-week', piece, areasOfTask(piece))),
    ...plan.month.map((piece, at) => place('plan', `plan-month-${at + 1}`, piece, areasOfTask(piece))),
    ...numbered('closing', 'closing', closing),
  ];
}

const areasOfTask = ({ key }: SourcedText): Area[] => areas.filter((area) => key.endsWith(`.${area}`));

const place = (kind: SlotKind, id: string, piece: SourcedText, of: Area[] = []): Place => ({
  id,
  kind,
  piece,
  areas: of,
});

/** A part's portrait, where it shows, and what helps. */
function placesOfPart({ planet, pieces = [] }: ReportStatement): Place[] {
  const area = areaOf[planet];
  return pieces.map((piece, at) =>
    place('part', `part-${area}${at === 0 ? '' : nameOf(piece)}`, piece, [area]),
  );
}

const nameOf = ({ key }: SourcedText) => (key.startsWith('house.') ? '-place' : '-help');
