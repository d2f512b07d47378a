import '@mantine/core/styles/Table.layer.css';
import { Button, Table, Text, VisuallyHidden } from '@mantine/core';
import type { MemberFile, MemberFileCheck } from '@udaya/contract/group-member-files';
import { memberOutcomes } from '@udaya/core/groups/member-file';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useState } from 'react';
import { roleLabel } from '../../../shell/role-label.ts';
import { SectionPanel } from '../../../ui/section-panel.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import classes from './file-page.module.css';
import { outcomeBadges } from './member-labels.ts';

const written = (number: number) => formatNumber(number, getLocale());

/** How many rows come to what. */
export function OutcomeCounts({ counts }: { counts: MemberFile['counts'] }) {
  return (
    <dl className={classes.counts}>
      {memberOutcomes
        .filter((outcome) => outcome === 'invited' || counts[outcome] > 0)
        .map((outcome) => (
          <div key={outcome}>
            <dt>{outcomeBadges[outcome].label()}</dt>
            <dd>{written(counts[outcome])}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The first rows of a file with what will become of each. */
export function FileRows({ rows, rowCount }: Pick<MemberFileCheck, 'rows' | 'rowCount'>) {
  const caption =
    rows.length < rowCount
      ? m.member_file_rows_first({ shown: written(rows.length), total: written(rowCount) })
      : m.member_file_rows_all();
  return (
    <>
      <Text size="sm" c="dimmed">
        {caption}
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by the keyboard too */}
      <div className={classes.scroll} role="region" aria-label={m.member_file_rows_label()} tabIndex={0}>
        <Table className={classes.table}>
          <VisuallyHidden component="caption">{caption}</VisuallyHidden>
          <Table.Thead>
            <Table.Tr>
              {[
                m.file_error_row(),
                m.member_name(),
                m.dashboard_email(),
                m.member_role(),
                m.member_branch(),
                m.member_file_result(),
              ].map((title) => (
                <Table.Th key={title} scope="col">
                  {title}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ rowNo, name, email, role, branch, outcome }) => (
              <Table.Tr key={rowNo}>
                <Table.Td>{rowNo}</Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{email}</Table.Td>
                <Table.Td>{roleLabel(role)}</Table.Td>
                <Table.Td>{branch || m.member_whole_group()}</Table.Td>
                <Table.Td>
                  <StatusBadge tone={outcomeBadges[outcome].tone}>
                    {outcomeBadges[outcome].label()}
                  </StatusBadge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}

const shownAtOnce = 50;

/** What is wrong with a file, by row and column. */
export function FileErrors({ check: { errors, errorCount } }: { check: MemberFileCheck }) {
  const [shown, setShown] = useState(shownAtOnce);
  return (
    <SectionPanel title={m.file_errors({ count: errorCount })} lead={m.member_file_errors_lead()}>
      {errors.length < errorCount && (
        <Text size="sm" c="dimmed">
          {m.file_errors_first({ shown: written(errors.length), count: written(errorCount) })}
        </Text>
      )}
      <ul className={classes.errors}>
        {errors.slice(0, shown).map(({ rowNo, column, value, message }) => (
          <li key={`${rowNo} ${column} ${message}`}>
            <span className={classes.place}>
              {column
                ? m.member_file_error_place({ row: rowNo, column })
                : m.member_file_error_row({ row: rowNo })}
            </span>
            <span>{message}</span>
            {value && <span className={classes.value}>{value}</span>}
          </li>
        ))}
      </ul>
      {errors.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + shownAtOnce)}>
          {m.file_show_more({ count: errors.length - shown })}
        </Button>
      )}
    </SectionPanel>
  );
}
