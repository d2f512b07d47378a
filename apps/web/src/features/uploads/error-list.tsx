import '@mantine/core/styles/Table.layer.css';
import { Button, NativeSelect, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { type UploadCheck, type UploadError, uploads } from '@udaya/contract/uploads';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useState } from 'react';
import { downloadFile } from '../../api/download-file.ts';
import { errorLine } from '../../api/error-text.ts';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconDownload } from '../../ui/icons.tsx';
import { MessageLine } from '../../ui/message-line.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { WorkingButton } from '../../ui/working-button.tsx';
import { type ErrorOrder, errorSorts, sortErrors } from './sort-errors.ts';
import classes from './upload-page.module.css';

const shownAtOnce = 50;
const number = (value: number) => formatNumber(value, getLocale());

const titles: Record<ErrorOrder['by'], () => string> = {
  rowNo: m.upload_error_row,
  columnNo: m.upload_error_column,
  currentValue: m.upload_error_current,
  expectedValue: m.upload_error_expected,
  description: m.upload_error_description,
};

/** The errors of a file: by cause with their counts, and one by one, in whatever order is asked for. */
export function ErrorList({ check }: { check: UploadCheck }) {
  const [cause, setCause] = useState<UploadError['cause']>();
  const [order, setOrder] = useState<ErrorOrder>({ by: 'rowNo', down: false });
  const [shown, setShown] = useState(shownAtOnce);
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const { reportValidateRowList: listed, errorCount, causes } = check;
  const errors = sortErrors(cause ? listed.filter((one) => one.cause === cause) : listed, order);
  const total = causes.find((one) => one.cause === cause)?.count ?? errorCount;
  const choose = (next: typeof cause) => {
    setCause(next);
    setShown(shownAtOnce);
  };

  return (
    <SectionPanel title={m.upload_errors({ count: errorCount })}>
      <div className={classes.causes}>
        {causes.length > 1 && (
          <Cause
            isChosen={!cause}
            title={m.upload_all_causes()}
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
      <DownloadErrors check={check} />
      <Text size="sm" c="dimmed" role="status">
        {total > errors.length
          ? m.upload_errors_first({ shown: number(errors.length), count: number(total) })
          : m.upload_errors_all({ count: total })}
      </Text>
      {wide ? (
        <ErrorTable errors={errors.slice(0, shown)} order={order} onOrder={setOrder} />
      ) : (
        <ErrorCards errors={errors.slice(0, shown)} order={order} onOrder={setOrder} />
      )}
      {errors.length > shown && (
        <Button variant="default" className={classes.more} onClick={() => setShown(shown + shownAtOnce)}>
          {m.upload_show_more({ count: errors.length - shown })}
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

function DownloadErrors({ check: { batchId } }: { check: UploadCheck }) {
  const fetching = useMutation({
    mutationFn: () => downloadFile(uploads.readErrors, { params: { batchId } }, 'errors.csv'),
  });
  const failure = errorLine(fetching.error);
  return (
    <div className={classes.helpFile}>
      <WorkingButton
        variant="light"
        working={fetching.isPending}
        leftSection={<IconDownload size={18} stroke={1.8} />}
        onClick={() => fetching.mutate()}
      >
        {m.upload_download_errors()}
      </WorkingButton>
      <MessageLine tone="error" text={failure.text} detail={failure.detail} />
    </div>
  );
}

interface OrderedErrors {
  errors: readonly UploadError[];
  order: ErrorOrder;
  onOrder: (order: ErrorOrder) => void;
}

const keyOf = ({ rowNo, columnNo, cause, currentValue, description }: UploadError) =>
  `${rowNo} ${columnNo} ${cause} ${currentValue} ${description}`;
const columnOf = ({ columnNo, columnName }: UploadError) =>
  columnName ? m.upload_error_column_named({ number: columnNo, name: columnName }) : String(columnNo);

function ErrorTable({ errors, order, onOrder }: OrderedErrors) {
  return (
    <div className={classes.scroll}>
      <Table className={classes.errorTable} horizontalSpacing="sm" verticalSpacing="sm">
        <VisuallyHidden component="caption">{m.upload_invalid()}</VisuallyHidden>
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
        label={m.upload_sort_by()}
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
              {m.upload_error_place({ row: number(error.rowNo), column: columnOf(error) })}
            </p>
            <p>{error.description}</p>
            <dl>
              <dt>{titles.currentValue()}</dt>
              <dd className={classes.value}>{error.currentValue || m.upload_no_value()}</dd>
              <dt>{titles.expectedValue()}</dt>
              <dd>{error.expectedValue}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
