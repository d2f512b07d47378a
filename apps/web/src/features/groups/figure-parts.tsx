import '@mantine/core/styles/Table.layer.css';
import { Table, Text, Title } from '@mantine/core';
import type { FigureParts as Parts } from '@udaya/contract/group-figures';
import { formatList } from '@udaya/format/format-list';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type ReactNode, useId } from 'react';
import classes from './figure-parts.module.css';

const words = {
  branch: {
    title: m.org_parts_branch_title,
    column: m.org_parts_branch,
    nameless: m.org_parts_no_branch,
    others: m.org_parts_others_branch,
    tooFew: m.org_parts_too_few_branch,
  },
  user: {
    title: m.org_parts_user_title,
    column: m.org_parts_user,
    nameless: m.org_parts_no_user,
    others: m.org_parts_others_user,
    tooFew: m.org_parts_too_few_user,
  },
} as const;

/** The reports of a period by branch or by person, without telling of few. */
export function FigureParts({ breakdown, total }: { breakdown: Parts; total: number }) {
  const id = useId();
  const { by, parts, few, together, tooFew } = breakdown;
  const { title, nameless } = words[by];
  return (
    <section aria-labelledby={id} className={classes.parts}>
      <Title order={3} size="h4" id={id}>
        {title()}
      </Title>
      {total === 0 || tooFew ? (
        <Text>{total === 0 ? m.org_parts_none() : words[by].tooFew()}</Text>
      ) : (
        <PartTable breakdown={breakdown} labelledBy={id}>
          {parts.map((part) => (
            <Row key={part.id} name={part.name || nameless()} reports={part.reports} of={total} />
          ))}
          {together && (
            <Row
              name={words[by].others()}
              detail={formatList(
                together.names.map((name) => name || nameless()),
                getLocale(),
              )}
              reports={together.reports}
              of={total}
            />
          )}
          {few.map((part) => (
            <Row key={part.id} name={part.name || nameless()} />
          ))}
        </PartTable>
      )}
      {total > 0 && (
        <Text size="sm" c="dimmed" className={classes.note}>
          {m.org_parts_note()}
        </Text>
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
          <Table.Th scope="col">{m.org_parts_reports()}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
}

interface RowProps {
  name: string;
  /** What it is made of. */
  detail?: string;
  /** Left out where it is not told. */
  reports?: number;
  /** What the whole is. */
  of?: number;
}

function Row({ name, detail, reports, of = 1 }: RowProps) {
  return (
    <Table.Tr>
      <Table.Th scope="row" className={classes.name}>
        {name}
        {detail && <span className={classes.detail}>{detail}</span>}
      </Table.Th>
      <Table.Td>
        {reports === undefined ? (
          <span className={classes.few}>{m.org_parts_few()}</span>
        ) : (
          <div className={classes.bar}>
            <span className={classes.number}>{formatNumber(reports, getLocale())}</span>
            <svg className={classes.track} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(reports / Math.max(1, of)) * 100} height="10" />
            </svg>
          </div>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
