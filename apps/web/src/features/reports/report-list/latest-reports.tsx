import { Anchor, Text, Title } from '@mantine/core';
import * as m from '@udaya/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorWords } from '../../../api/error-words.ts';
import { useSession } from '../../../api/use-session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { DeletedNews } from '../deleted-news.tsx';
import { reportListQuery } from '../report-queries.ts';
import type { ListAddress } from './list-address.ts';
import classes from './latest-reports.module.css';
import { ReportCards } from './report-cards.tsx';

const shown = 3;
const address: ListAddress = { to: '/birthchart-report', search: {} };

/** The newest reports of somebody, for the start page. */
export function LatestReports() {
  const { role } = useSession();
  const query = useQuery(reportListQuery(role, { page: 1, size: shown, sort: 'desc', from: '' }));
  const reports = query.data?.userBirthChartList;
  return (
    <section className={classes.latest} aria-labelledby="latest-reports">
      <div className={classes.head}>
        <Title order={2} id="latest-reports">
          {m.list_latest()}
        </Title>
        {query.data && query.data.totalElements > 0 && (
          <Anchor renderRoot={(props) => <Link {...props} to="/birthchart-report" />}>
            {m.list_latest_all({ total: query.data.totalElements })}
          </Anchor>
        )}
      </div>
      <DeletedNews />
      {query.isPending && <LoadingState />}
      {query.isError && !reports && (
        <ErrorState {...errorWords(query.error)} onRetry={() => void query.refetch()} />
      )}
      {reports?.length === 0 && <Text c="dimmed">{m.list_latest_empty()}</Text>}
      {reports && reports.length > 0 && (
        <ReportCards reports={reports} role={role} address={address} heading={3} />
      )}
    </section>
  );
}
