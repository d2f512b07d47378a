import type { ReactNode } from 'react';
import type { Icon } from '../../ui/icons.tsx';

/** A page of a list, as every list is shown, whatever its route calls the parts. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
  /** False where there are more than `total`, which then are the ones that were counted. */
  totalIsExact?: boolean;
  pages: number;
}

/** One thing that a list says of each row: a column of the table, and a place on the card. */
export interface Column<Row> {
  /** Also what the address calls the order by this column. */
  key: string;
  title: string;
  /** `rowId` is an id of the page for this row, e.g. for the words that say why something cannot be done with it. */
  cell: (row: Row, rowId: string) => ReactNode;
  /**
   * Where a card shows it: at its top, as its name (which also heads the row of a table), as a fact with its title, apart without one,
   * or small at its end.
   */
  card: 'picture' | 'name' | 'fact' | 'block' | 'foot';
  /** Stands on a card in the place of the title, which is then only read out. */
  icon?: Icon;
  /** The one shape that has it, where the other says it elsewhere. */
  only?: Shape;
  /** In a table; a length of CSS. */
  minWidth?: string;
}

/** How a list is drawn. */
export type Shape = 'cards' | 'table';
