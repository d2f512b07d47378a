import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RetentionPreview as Preview } from '@udaya/contract/group-data';
import { formatDay, formatMonth } from '@udaya/format/format-day';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { QueryView } from '../../shell/query-view.tsx';
import classes from './data-frame.module.css';
import { retentionQuery } from './group-data-queries.ts';

/** What a retention of so many months would come to. */
export function RetentionPreview({ months }: { months: number }) {
  const query = useQuery(retentionQuery(months));
  return (
    <section className={classes.inside} aria-live="polite">
      <Title order={3} size="h4">
        {m.data_retention_preview()}
      </Title>
      <QueryView query={query} skeleton="6rem">
        {(preview) => (
          <>
            <Text>{wordsOf(preview)}</Text>
            <Coming preview={preview} />
          </>
        )}
      </QueryView>
    </section>
  );
}

function wordsOf({ due, reports, firstDate }: Preview): string {
  const locale = getLocale();
  if (firstDate === null) return m.data_retention_nothing();
  const date = formatDay(firstDate, locale);
  return due > 0
    ? m.data_retention_due({ due, reports: formatNumber(reports, locale), date })
    : m.data_retention_none_due({ reports: formatNumber(reports, locale), date });
}

function Coming({ preview }: { preview: Preview }) {
  const locale = getLocale();
  const coming = preview.months.filter(({ reports }) => reports > 0);
  if (coming.length === 0) return null;
  return (
    <table className={classes.table}>
      <caption>{m.data_retention_table()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.data_retention_month()}</th>
          <th scope="col">{m.data_retention_reports()}</th>
        </tr>
      </thead>
      <tbody>
        {coming.map(({ month, reports }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month.slice(0, 7), locale)}</th>
            <td>{formatNumber(reports, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
