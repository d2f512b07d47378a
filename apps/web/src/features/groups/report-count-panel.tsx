import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { QueryView } from '../../shell/query-view.tsx';
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
      <QueryView query={count} skeleton="5.25rem">
        {({ totalCount, newThisWeek }) => (
          <>
            <p className={classes.number}>{formatNumber(totalCount, getLocale())}</p>
            <Text fw={600}>
              {m.dashboard_new_this_week({ written: formatNumber(newThisWeek, getLocale()) })}
            </Text>
            <Text c="dimmed" size="sm">
              {m.dashboard_report_counts_hint()}
            </Text>
          </>
        )}
      </QueryView>
    </Panel>
  );
}
