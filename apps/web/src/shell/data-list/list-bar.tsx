import '@mantine/core/styles/SegmentedControl.layer.css';
import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import type { ReactNode } from 'react';
import classes from './data-list.module.css';
import type { AnySearch, ListSearch } from './list-search.ts';
import type { Shape } from './list-types.ts';

interface Props {
  /** How many there are; it is read out whenever it becomes another. */
  words: string;
  search: AnySearch;
  /** The columns by which the list can be ordered, the usual one first. */
  sorts: readonly { key: string; title: string }[];
  shape: Shape;
  tools?: ReactNode;
}

/** Above the rows: how many there are, their order where no heading of a column shows it, and their shape. */
export function ListBar({ words, search, sorts, shape, tools }: Props) {
  const navigate = useNavigate();
  const change = (look: ListSearch) =>
    void navigate({ to: '.', search: { ...search, ...look }, replace: true });
  return (
    <div className={classes.bar}>
      <Text size="sm" c="dimmed" role="status" className={classes.count}>
        {words}
      </Text>
      <div className={classes.look}>
        {tools && <div className={classes.tools}>{tools}</div>}
        {shape === 'cards' && sorts.length > 0 && (
          <NativeSelect
            aria-label={m.list_sort()}
            className={classes.order}
            data={sorts.flatMap(ordersOf)}
            value={`${search.by ?? sorts[0]?.key} ${search.sort ?? 'desc'}`}
            onChange={(event) => {
              const [by, sort] = event.currentTarget.value.split(' ');
              change({
                by: by === sorts[0]?.key ? undefined : by,
                sort: sort === 'asc' ? 'asc' : 'desc',
                page: undefined,
              });
            }}
          />
        )}
        <SegmentedControl
          aria-label={m.list_shape()}
          data={[
            { value: 'cards', label: m.list_shape_cards() },
            { value: 'table', label: m.list_shape_table() },
          ]}
          value={shape}
          onChange={(view) => change({ view: view === 'cards' ? 'cards' : 'table' })}
        />
      </div>
    </div>
  );
}

/** Both orders by a column, as the choice shows them; by when something was made they have words of their own. */
function ordersOf({ key, title }: { key: string; title: string }) {
  if (key.startsWith('created')) {
    return [
      { value: `${key} desc`, label: m.list_sort_newest() },
      { value: `${key} asc`, label: m.list_sort_oldest() },
    ];
  }
  return [
    { value: `${key} desc`, label: m.list_sort_down({ column: title }) },
    { value: `${key} asc`, label: m.list_sort_up({ column: title }) },
  ];
}
