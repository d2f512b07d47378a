import '@mantine/core/styles/Table.layer.css';
import { Button, NativeSelect, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type ReactNode, useState } from 'react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../../ui/icons.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import classes from './file-page.module.css';
import { type ErrorOrder, errorSorts, type FileError, sortErrors } from './sort-errors.ts';

const shownAtOnce = 50;
const number = (value: number) => formatNumber(value, getLocale());

const titles: Record<ErrorOrder['by'], () => string> = {
  rowNo: m.file_error_row,
  columnNo: m.file_error_column,
  currentValue: m.file_error_current,
  expectedValue: m.file_error_expected,
  description: m.file_error_description,
};

interface Props {
  found: {
    /** The first of them. */
    listed: readonly FileError[];
    errorCount: number;
    causes: readonly { cause: string; title: string; help: string; count: number }[];
  };
  /** The way to all of them. */
  children: ReactNode;
}

/** The errors of a file: by cause with their counts, and one by one, in whatever order is asked for. */
export function ErrorList({ found: { listed, errorCount, causes }, children }: Props) {
  const [cause, setCause] = useState<string>();
  const [order, setOrder] = useState<ErrorOrder>({ by: 'rowNo', down: false });
  const [shown, setShown] = useState(shownAtOnce);
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const errors = sortErrors(cause ? listed.filter((one) => one.cause === cause) : listed, order);
  const total = causes.find((one) => one.cause === cause)?.count ?? errorCount;
  const choose = (next: typeof cause) => {
    setCause(next);
    setShown(shownAtOnce);
  };

  return (
    <SectionPanel title={m.file_errors({ count: errorCount })}>
      <div className={classes.causes}>
        {causes.length > 1 && (
          <Cause
            isChosen={!cause}
            title={m.file_all_causes()}
            count={errorCount}
            onClick={() => choose(undefined)}
          />
        )}
        {causes.map((one) => (
          <Cause
            key={one.cause}
            isChosen={cause === one.cause || causes.length === 1}
            title={one.title}
            count={one.count}
            onClick={() => choose(one.cause)}
          />
        ))}
      </div>
      {causes
        .filter((one) => one.help && (!cause || one.cause === cause))
        .map((one) => (
          <Text key={one.cause} size="sm" className={classes.causeHelp}>
            <strong>{one.title}:</strong> {one.help}
          </Text>
        ))}
      {children}
      <Text size="sm" c="dimmed" role="status">
        {total > errors.length
          ? m.file_errors_first({ shown: number(errors.length), count: number(total) })
          : m.file_errors_all({ count: total })}
      </Text>
      {wide ? (
        <ErrorTable errors={errors.slice(0, shown)} order={order} onOrder={setOrder} />
      ) : (
        <ErrorCards errors={errors.slice(0, shown)} order={order} onOrder={setOrder} />
      )}
      {errors.length > shown && (
        <Button variant="default" className={classes.more} onClick={() => setShown(shown + shownAtOnce)}>
          {m.file_show_more({ count: errors.length - shown })}
        </Button>
      )}
    </SectionPanel>
  );
}

interface CauseProps {
  isChosen: boolean;
  title: string;
  count: number;
  onClick: () => void;
}

function Cause({ isChosen, title, count, onClick }: CauseProps) {
  return (
    <UnstyledButton className={classes.cause} aria-pressed={isChosen} onClick={onClick}>
      {title} <span className={classes.causeCount}>{number(count)}</span>
    </UnstyledButton>
  );
}

interface OrderedErrors {
  errors: readonly FileError[];
  order: ErrorOrder;
  onOrder: (order: ErrorOrder) => void;
}

const keyOf = ({ rowNo, columnNo, cause, currentValue, description }: FileError) =>
  `${rowNo} ${columnNo} ${cause} ${currentValue} ${description}`;
const columnOf = ({ columnNo, columnName }: FileError) =>
  columnName ? m.file_error_column_named({ number: columnNo, name: columnName }) : String(columnNo);

function ErrorTable({ errors, order, onOrder }: OrderedErrors) {
  return (
    <div className={classes.scroll}>
      <Table className={classes.errorTable} horizontalSpacing="sm" verticalSpacing="sm">
        <VisuallyHidden component="caption">{m.file_invalid()}</VisuallyHidden>
        <Table.Thead>
          <Table.Tr>
            {errorSorts.map((by) => {
              const isBy = order.by === by;
              const Sign = isBy ? (order.down ? IconArrowDown : IconArrowUp) : IconArrowsSort;
              return (
                <Table.Th
                  key={by}
                  scope="col"
                  aria-sort={isBy ? (order.down ? 'descending' : 'ascending') : undefined}
                >
                  <UnstyledButton
                    className={classes.sort}
                    onClick={() => onOrder({ by, down: isBy && !order.down })}
                  >
                    {titles[by]()}
                    <Sign size={16} stroke={1.8} aria-hidden="true" />
                  </UnstyledButton>
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {errors.map((error) => (
            <Table.Tr key={keyOf(error)}>
              <Table.Td>{number(error.rowNo)}</Table.Td>
              <Table.Td>{columnOf(error)}</Table.Td>
              <Table.Td>
                <span className={classes.value}>{error.currentValue}</span>
              </Table.Td>
              <Table.Td>{error.expectedValue}</Table.Td>
              <Table.Td>{error.description}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function ErrorCards({ errors, order, onOrder }: OrderedErrors) {
  return (
    <>
      <NativeSelect
        label={m.file_sort_by()}
        value={order.by}
        onChange={({ currentTarget }) =>
          onOrder({ by: currentTarget.value as ErrorOrder['by'], down: false })
        }
        data={errorSorts.map((value) => ({ value, label: titles[value]() }))}
      />
      <ul className={classes.errorCards}>
        {errors.map((error) => (
          <li key={keyOf(error)}>
            <p className={classes.errorPlace}>
              {m.file_error_place({ row: number(error.rowNo), column: columnOf(error) })}
            </p>
            <p>{error.description}</p>
            <dl>
              <dt>{titles.currentValue()}</dt>
              <dd className={classes.value}>{error.currentValue || m.file_no_value()}</dd>
              <dt>{titles.expectedValue()}</dt>
              <dd>{error.expectedValue}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
