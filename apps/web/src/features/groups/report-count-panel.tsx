import { Text, Title } from '@mantine/core';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { useQuery } from '@tanstack/react-query';
import { errorWords } from '../../api/error-words.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { groupReportCountQuery } from './group-queries.ts';
import classes from './report-count-panel.module.css';

/** The number of reports that an enterprise user can see. */
export function ReportCountPanel() {
  const count = useQuery(groupReportCountQuery);
  return (
    <Panel className={classes.panel} aria-labelledby="report-counts">
      <Title order={2} size="h4" id="report-counts">
        {m.dashboard_report_counts()}
      </Title>
      {count.isPending && <LoadingState />}
      {count.isError && <ErrorState {...errorWords(count.error)} onRetry={() => void count.refetch()} />}
      {count.data && (
        <>
          <p className={classes.number}>{formatNumber(count.data.totalCount, getLocale())}</p>
          <Text c="dimmed" size="sm">
            {m.dashboard_report_counts_hint()}
          </Text>
        </>
      )}
    </Panel>
  );
}
