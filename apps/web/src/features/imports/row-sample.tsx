import '@mantine/core/styles/Table.layer.css';
import { Table, VisuallyHidden } from '@mantine/core';
import type { BirthFindings } from '@udaya/contract/birth-imports';
import { readableTime } from '@udaya/core/births/clock-time';
import * as m from '@udaya/messages';
import { useId } from 'react';
import classes from '../../shell/files/file-page.module.css';
import { showDate } from '../../shell/show-date.ts';
import { SectionPanel } from '../../ui/section-panel.tsx';

/** The first rows as they were understood: whether the day came before the month is seen here. */
export function RowSample({ sample }: { sample: BirthFindings['sample'] }) {
  const id = useId();
  return (
    <SectionPanel title={m.import_sample()} lead={m.import_sample_lead()}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too */}
      <div className={classes.scroll} role="group" aria-labelledby={id} tabIndex={0}>
        <Table className={classes.previewTable}>
          <VisuallyHidden component="caption" id={id}>
            {m.import_sample()}
          </VisuallyHidden>
          <Table.Thead>
            <Table.Tr>
              {[
                m.file_error_row(),
                m.import_column_name(),
                m.import_column_gender(),
                m.import_column_date(),
                m.import_column_time(),
                m.import_column_place(),
              ].map((heading) => (
                <Table.Th key={heading} scope="col">
                  {heading}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sample.map((row) => (
              <Table.Tr key={row.rowNo}>
                <Table.Td>{row.rowNo}</Table.Td>
                <Table.Td>{row.name}</Table.Td>
                <Table.Td>{row.gender}</Table.Td>
                <Table.Td>{showDate(row.dateOfBirth)}</Table.Td>
                <Table.Td>
                  {row.timeOfBirth ? readableTime(row.timeOfBirth) : m.report_time_unknown_short()}
                </Table.Td>
                <Table.Td>{row.place}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </SectionPanel>
  );
}
