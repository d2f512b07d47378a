import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReportListItem } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { useSession } from '../../../api/use-session.ts';
import { DataList } from '../../../shell/data-list/data-list.tsx';
import type { Column } from '../../../shell/data-list/list-types.ts';
import { DeletedMessage } from '../record/deleted-message.tsx';
import { OwnSky } from '../sky/own-sky.tsx';
import classes from './latest-reports.module.css';
import { latestReportsQuery } from './own-report-list.ts';
import { ReportActions } from './report-actions.tsx';
import { reportColumns } from './report-columns.tsx';

/** The sky under which somebody was born, at the top of their card. */
const skyColumn: Column<ReportListItem> = {
  key: 'sky',
  title: '',
  card: 'picture',
  only: 'cards',
  cell: ({ id, withdrawn }) => !withdrawn && <OwnSky id={id} />,
};

/** The newest reports of somebody, for the start page. */
export function LatestReports() {
  const { role } = useSession();
  const query = useQuery(latestReportsQuery());
  return (
    <section className={classes.latest} aria-labelledby="latest-reports">
      <div className={classes.head}>
        <Title order={2} id="latest-reports">
          {m.report_list_latest()}
        </Title>
        {query.data && query.data.total > 0 && (
          <Anchor renderRoot={(props) => <Link {...props} to="/birthchart-report" />}>
            {m.report_list_latest_all({ total: query.data.total })}
          </Anchor>
        )}
      </div>
      <DeletedMessage />
      <DataList
        title={m.report_list_latest()}
        query={query}
        columns={[skyColumn, ...reportColumns(role)]}
        renderActions={(report, rowId) => <ReportActions report={report} search={{}} reasonId={rowId} />}
        shape="cards"
        empty={<Text c="dimmed">{m.report_list_latest_empty()}</Text>}
      />
    </section>
  );
}
