import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { QueryView } from '../../shell/query-view.tsx';
import { Panel } from '../../ui/panel.tsx';
import { groupReportCountQuery } from './group-queries.ts';
import classes from './report-count-panel.module.css';

/** The number of reports that an enterprise user can see, how many of them are new, and the way to them. */
export function ReportCountPanel() {
  const count = useQuery(groupReportCountQuery);
  return (
    <Panel aria-labelledby="report-counts">
      <Title order={2} size="h4" id="report-counts">
        {m.dashboard_report_counts()}
      </Title>
      <QueryView query={count} skeleton="5.25rem">
        {({ totalCount, newThisWeek }) => (
          <div className={classes.figures}>
            <Figure number={totalCount} label={m.dashboard_report_counts_hint()} />
            <Figure number={newThisWeek} label={m.dashboard_new_this_week()} />
            <Button variant="light" renderRoot={(props) => <Link {...props} to="/enterprise/report" />}>
              {m.menu_reports()}
            </Button>
          </div>
        )}
      </QueryView>
    </Panel>
  );
}

function Figure({ number, label }: { number: number; label: string }) {
  return (
    <div>
      <p className={classes.number}>{formatNumber(number, getLocale())}</p>
      <Text c="dimmed" size="sm">
        {label}
      </Text>
    </div>
  );
}
