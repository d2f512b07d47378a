import '@mantine/core/styles/Table.layer.css';
import { Table, Text, Title } from '@mantine/core';
import type { FigureParts as Parts } from '@udaya/contract/group-figures';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type ReactNode, useId } from 'react';
import classes from './figure-parts.module.css';

const words = {
  branch: {
    title: m.dashboard_parts_branch_title,
    column: m.dashboard_parts_branch,
    nameless: m.dashboard_parts_no_branch,
  },
  user: {
    title: m.dashboard_parts_user_title,
    column: m.dashboard_parts_user,
    nameless: m.dashboard_parts_no_user,
  },
} as const;

/** The reports of a period by branch or by person. */
export function FigureParts({ breakdown, total }: { breakdown: Parts; total: number }) {
  const id = useId();
  const { by, parts } = breakdown;
  const { title, nameless } = words[by];
  return (
    <section aria-labelledby={id} className={classes.parts}>
      <Title order={3} size="h4" id={id}>
        {title()}
      </Title>
      {total === 0 ? (
        <Text>{m.dashboard_parts_none()}</Text>
      ) : (
        <PartTable breakdown={breakdown} labelledBy={id}>
          {parts.map((part) => (
            <Row key={part.id} name={part.name || nameless()} reports={part.reports} of={total} />
          ))}
        </PartTable>
      )}
    </section>
  );
}

interface TableProps {
  breakdown: Parts;
  labelledBy: string;
  children: ReactNode;
}

function PartTable({ breakdown: { by }, labelledBy, children }: TableProps) {
  return (
    <Table className={classes.table} aria-labelledby={labelledBy}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words[by].column()}</Table.Th>
          <Table.Th scope="col">{m.dashboard_parts_reports()}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
}

interface RowProps {
  name: string;
  reports: number;
  /** What the whole is. */
  of: number;
}

function Row({ name, reports, of }: RowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.name}>
        {name}
      </Table.Th>
      <Table.Td>
        <div className={classes.bar}>
          <span className={classes.number}>{formatNumber(reports, getLocale())}</span>
          <svg className={classes.track} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(reports / Math.max(1, of)) * 100} height="10" />
          </svg>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
