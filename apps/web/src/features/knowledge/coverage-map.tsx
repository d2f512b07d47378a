import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { KnowledgeCoverage } from '@udaya/contract/knowledge-schemas';
import { bandsOf, type ReaderBand, servingBands } from '@udaya/core/knowledge/age-band';
import { type Planet, type Position, planets, positions } from '@udaya/core/knowledge/passage';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import { type KeyboardEvent, useRef, useState } from 'react';
import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconCheck,
  IconEye,
  IconPencil,
  IconPlus,
  IconShieldHeart,
} from '../../ui/icons.tsx';
import classes from './coverage-map.module.css';
import { pairName, typeName } from './knowledge-words.ts';

type Entry = KnowledgeCoverage['entries'][number];
type CellKind = 'product' | 'own' | 'look' | 'unread' | 'refused' | 'held' | 'gap';

/** Each kind of cell by its sign and its words; the colour says nothing that these do not. */
const kinds: Record<CellKind, { icon: Icon; words: () => string }> = {
  product: { icon: IconCheck, words: m.knowledge_cell_product },
  own: { icon: IconPencil, words: m.knowledge_cell_own },
  look: { icon: IconAlertTriangle, words: m.knowledge_cell_look },
  unread: { icon: IconEye, words: m.knowledge_cell_unread },
  refused: { icon: IconAlertCircle, words: m.knowledge_cell_refused },
  held: { icon: IconShieldHeart, words: m.review_cell_held },
  gap: { icon: IconPlus, words: m.knowledge_cell_gap },
};

function kindOf(entry: Entry | undefined): CellKind {
  if (!entry) return 'gap';
  if (entry.held) return 'held';
  if (entry.finding === 'refused') return 'refused';
  if (entry.texts.some(({ reviewed }) => reviewed === '')) return 'unread';
  if (entry.finding === 'note') return 'look';
  return entry.source === 'shipped' ? 'product' : 'own';
}

interface Props {
  coverage: KnowledgeCoverage;
  reportType: ReportType;
}

/** All planets by all positions, each a way to its entry. Tab stops once; the arrows move about. */
export function CoverageMap({ coverage, reportType }: Props) {
  const [current, setCurrent] = useState({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const entries = new Map(coverage.entries.map((entry) => [`${entry.planet} ${entry.position}`, entry]));
  const move = (event: KeyboardEvent) => {
    const next = moved(current, event.key);
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setCurrent(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <div className={classes.scroll}>
      <table ref={table} className={classes.map}>
        <caption className={classes.caption}>
          <VisuallyHidden>{m.knowledge_map_caption({ type: typeName(reportType) })}</VisuallyHidden>
          <span aria-hidden="true" className={classes.hint}>
            {m.knowledge_map_hint()}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {m.knowledge_planet_label()}
            </th>
            {positions.map((position) => (
              <th key={position} scope="col" title={m.chart_sign_name({ sign: position })}>
                <VisuallyHidden>{m.knowledge_position_label()} </VisuallyHidden>
                {position}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planets.map((planet, row) => (
            <tr key={planet}>
              <th scope="row">{m.knowledge_planet({ planet })}</th>
              {positions.map((position, column) => (
                <td key={position}>
                  <Cell
                    reportType={reportType}
                    planet={planet}
                    position={position}
                    entry={entries.get(`${planet} ${position}`)}
                    at={`${row} ${column}`}
                    isCurrent={current.row === row && current.column === column}
                    onFocus={() => setCurrent({ row, column })}
                    onKeyDown={move}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  reportType: ReportType;
  planet: Planet;
  position: Position;
  entry: Entry | undefined;
  at: string;
  isCurrent: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Cell({ reportType, planet, position, entry, at, isCurrent, onFocus, onKeyDown }: CellProps) {
  const kind = kindOf(entry);
  const { icon: Sign, words } = kinds[kind];
  const pair = pairName({ planet, position });
  const possible = bandsOf(reportType).length;
  const bands = bandsOf(reportType).filter((band) => isServed(entry, reportType, band)).length;
  const isBanded = possible > 0;
  const state =
    isBanded && entry ? m.knowledge_cell_bands({ state: words(), count: bands, possible }) : words();
  const label = entry
    ? m.knowledge_cell({ pair, title: entry.descriptionTitle, state })
    : m.knowledge_cell_empty({ pair, state });
  return (
    <Link
      to="/product/knowledge/$type/$planet/$position"
      params={{ type: reportType, planet, position: String(position) }}
      preload={false}
      className={classes.cell}
      data-kind={kind}
      data-cell={at}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      title={entry?.descriptionTitle ?? words()}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <Sign size={18} stroke={1.9} aria-hidden="true" />
      {isBanded && entry && (
        <span aria-hidden="true" className={classes.bands} data-some={bands < possible || undefined}>
          {m.knowledge_cell_count({ count: bands, possible })}
        </span>
      )}
    </Link>
  );
}

/** Whether a reader of an age has a text: of a child what helps, of a grown-up the text itself. */
const isServed = (entry: Entry | undefined, reportType: ReportType, band: ReaderBand) =>
  entry?.texts.some(
    ({ ageBand, kind }) =>
      servingBands(band).includes(ageBand) && kind === (reportType === 'Child' ? 'help' : 'portrait'),
  ) ?? false;

/** What the signs of the map mean. */
export function MapLegend() {
  return (
    <ul className={classes.legend} aria-label={m.knowledge_legend()}>
      {Object.entries(kinds).map(([kind, { icon: Sign, words }]) => (
        <li key={kind}>
          <span className={classes.cell} data-kind={kind} data-small>
            <Sign size={15} stroke={1.9} aria-hidden="true" />
          </span>
          {words()}
        </li>
      ))}
    </ul>
  );
}

const last = { row: planets.length - 1, column: positions.length - 1 };
const steps: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -last.column],
  End: [0, last.column],
};

/** The cell that a key leads to; undefined for a key that leads nowhere. */
function moved({ row, column }: { row: number; column: number }, key: string) {
  const step = steps[key];
  if (!step) return undefined;
  const within = (at: number, most: number) => Math.max(0, Math.min(most, at));
  return { row: within(row + step[0], last.row), column: within(column + step[1], last.column) };
}
