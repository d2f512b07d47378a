import '@mantine/core/styles/Table.layer.css';
import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { type ReactNode, useId } from 'react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../../ui/icons.tsx';
import type { AnySearch } from './list-search.ts';
import classes from './list-table.module.css';
import type { Column } from './list-types.ts';

/** The order of a list, and the columns that it can have it by. */
interface Order {
  search: AnySearch;
  sorts: readonly string[];
}

interface Props<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  renderActions: ((row: Row, rowId: string) => ReactNode) | undefined;
  order: Order | undefined;
}

/** Rows as a table. */
export function ListTable<Row extends { id: string | number }>({
  title,
  rows,
  columns: all,
  renderActions,
  order,
}: Props<Row>) {
  const id = useId();
  const columns = all.filter(({ only }) => only !== 'cards');
  return (
    <div className={classes.scroll}>
      <Table className={classes.table} horizontalSpacing={9} verticalSpacing={6}>
        <VisuallyHidden component="caption">{title}</VisuallyHidden>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} order={order} />
            ))}
            {renderActions && (
              <Table.Th scope="col" className={classes.actions}>
                {m.list_actions()}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {columns.map(({ key, card, minWidth, cell }) =>
                card === 'name' ? (
                  <Table.Th key={key} scope="row" miw={minWidth} className={classes.name}>
                    {cell(row, `${id}-${row.id}`)}
                  </Table.Th>
                ) : (
                  <Table.Td key={key} miw={minWidth}>
                    {cell(row, `${id}-${row.id}`)}
                  </Table.Td>
                ),
              )}
              {renderActions && (
                <Table.Td className={classes.actions}>{renderActions(row, `${id}-${row.id}`)}</Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** The heading of a column; where the list can be ordered by it, also the way to do so. */
function Head({ column: { key, title }, order }: { column: Column<never>; order: Order | undefined }) {
  const navigate = useNavigate();
  if (!order?.sorts.includes(key)) return <Table.Th scope="col">{title}</Table.Th>;
  const { search, sorts } = order;
  const usual = sorts[0];
  const current = (search.by ?? usual) === key ? (search.sort ?? 'desc') : undefined;
  const turn = () =>
    void navigate({
      to: '.',
      search: {
        ...search,
        by: key === usual ? undefined : key,
        sort: current === 'desc' ? 'asc' : 'desc',
        page: undefined,
      },
      replace: true,
    });
  const Sign = current === undefined ? IconArrowsSort : current === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th scope="col" aria-sort={current && (current === 'asc' ? 'ascending' : 'descending')}>
      <UnstyledButton className={classes.sort} onClick={turn}>
        {title}
        <Sign size={16} stroke={1.8} aria-hidden="true" />
      </UnstyledButton>
    </Table.Th>
  );
}
