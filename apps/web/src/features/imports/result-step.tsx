import '@mantine/core/styles/Table.layer.css';
import { Anchor, Button, NativeSelect, Table, Text, VisuallyHidden } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { birthOutcomeWords } from '@udaya/contract/birth-column-words';
import { type BirthImport, birthImports } from '@udaya/contract/birth-imports';
import { type BirthRowOutcome, birthRowOutcomes } from '@udaya/core/births/import-words';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useId, useState } from 'react';
import { call } from '../../api/call.ts';
import { downloadFile } from '../../api/download-file.ts';
import { DownloadFile } from '../../shell/files/download-file-button.tsx';
import classes from '../../shell/files/file-page.module.css';
import { QueryView } from '../../shell/query-view.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { DownloadRefused, FileLine } from './check-step.tsx';
import { ImportCounts } from './import-counts.tsx';
import own from './imports.module.css';
import { MoreOrLess } from './more-or-less.tsx';

const pageSize = 25;
const number = (value: number) => formatNumber(value, getLocale());

/** What became of a file: how much, and row by row with the reports. */
export function ResultStep({ found, onClose }: { found: BirthImport; onClose: () => void }) {
  const { importId, counts, gone } = found;
  const results = useMutation({
    mutationFn: () => downloadFile(birthImports.readResults, { params: { importId } }, 'births-results.csv'),
  });
  const hasLeft = counts.refused + counts.failed + counts.placeDropped > 0;
  return (
    <>
      <Panel className={classes.checked}>
        <FileLine found={found} />
        <ImportCounts found={found} always="taken" />
        {gone > 0 && <Text>{m.import_gone({ count: gone })}</Text>}
        <div className={classes.buttons}>
          <DownloadFile label={m.import_download_results()} fetching={results} />
          {hasLeft && <DownloadRefused found={found} />}
          <Button variant="subtle" onClick={onClose}>
            {m.import_another()}
          </Button>
        </div>
      </Panel>
      <Rows found={found} />
    </>
  );
}

function Rows({ found: { importId, counts } }: { found: BirthImport }) {
  const id = useId();
  const [outcome, setOutcome] = useState<BirthRowOutcome | ''>('');
  const [page, setPage] = useState(0);
  const rows = useQuery({
    queryKey: ['birth-imports', importId, 'rows', outcome, page],
    queryFn: ({ signal }) =>
      call(birthImports.listRows, {
        params: { importId },
        query: { page, size: pageSize, ...(outcome ? { outcome } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <SectionPanel title={m.import_rows()}>
      <NativeSelect
        className={own.filter}
        label={m.import_rows_show()}
        value={outcome}
        onChange={({ currentTarget }) => {
          setOutcome(currentTarget.value as BirthRowOutcome | '');
          setPage(0);
        }}
        data={[
          { value: '', label: m.import_rows_all() },
          ...birthRowOutcomes
            .filter((one) => counts[one] > 0)
            .map((one) => ({ value: one, label: birthOutcomeWords[one]() })),
        ]}
      />
      <QueryView query={rows} skeleton="20rem">
        {({ content, totalElements }) => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too */}
            <div className={classes.scroll} role="group" aria-labelledby={id} tabIndex={0}>
              <Table className={classes.previewTable}>
                <VisuallyHidden component="caption" id={id}>
                  {m.import_rows()}
                </VisuallyHidden>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">{m.import_result_row()}</Table.Th>
                    <Table.Th scope="col">{m.import_result_name()}</Table.Th>
                    <Table.Th scope="col">{m.import_result_outcome()}</Table.Th>
                    <Table.Th scope="col">{m.import_result_report()}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {content.map(({ rowNo, name, result, reportId }) => (
                    <Table.Tr key={rowNo}>
                      <Table.Td>{number(rowNo)}</Table.Td>
                      <Table.Td>{name}</Table.Td>
                      <Table.Td>{result}</Table.Td>
                      <Table.Td>
                        {reportId && (
                          <Anchor
                            renderRoot={(props) => (
                              <Link
                                {...props}
                                to="/enterprise/report-summary/$id"
                                params={{ id: reportId }}
                              />
                            )}
                          >
                            {m.import_view_report()}
                            <VisuallyHidden> {name}</VisuallyHidden>
                          </Anchor>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </div>
            <Pages page={page} total={totalElements} onPage={setPage} />
          </>
        )}
      </QueryView>
    </SectionPanel>
  );
}

interface PagesProps {
  page: number;
  total: number;
  onPage: (page: number) => void;
}

function Pages({ page, total, onPage }: PagesProps) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  return (
    <div className={own.pages}>
      <Text size="sm" c="dimmed" role="status">
        {m.import_rows_shown({
          from: number(total === 0 ? 0 : page * pageSize + 1),
          to: number(Math.min(total, (page + 1) * pageSize)),
          count: number(total),
        })}
      </Text>
      <MoreOrLess page={page} last={last} onPage={onPage} />
    </div>
  );
}
