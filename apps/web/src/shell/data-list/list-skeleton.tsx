import '@mantine/core/styles/Table.layer.css';
import { Skeleton } from '@mantine/core';
import cards from './list-cards.module.css';
import table from './list-table.module.css';
import type { Column, Shape } from './list-types.ts';

interface Props {
  shape: Shape;
  columns: readonly Column<never>[];
  rows: number;
}

/** The place of a list on its way: as many rows as a page has, each as high as one usually is. */
export function ListSkeleton({ shape, columns, rows }: Props) {
  const places = Array.from({ length: rows }, (_, index) => index);
  if (shape === 'cards') {
    const hasPicture = columns.some(({ card }) => card === 'picture');
    const high = columns.length > 3 ? '17rem' : '10rem';
    return (
      <div className={cards.cards}>
        {places.map((place) => (
          <Skeleton
            key={place}
            height={high}
            radius="lg"
            className={hasPicture ? cards.pictured : undefined}
          />
        ))}
      </div>
    );
  }
  return (
    <div className={table.scroll} data-loading>
      {places.map((place) => (
        <Skeleton key={place} height="2.1rem" my="0.7rem" mx="sm" width="auto" />
      ))}
    </div>
  );
}
