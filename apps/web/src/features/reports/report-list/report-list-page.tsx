import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import * as m from '@udaya/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconFilePlus } from '../../../ui/icons.tsx';
import { errorWords } from '../../../api/error-words.ts';
import { useSession } from '../../../api/use-session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DeletedNews } from '../deleted-news.tsx';
import { reportListQuery } from '../report-queries.ts';
import { listAt, type ListAddress } from './list-address.ts';
import { ListFilter } from './list-filter.tsx';
import type { ListSearch } from './list-search.ts';
import { ListPages } from './list-pages.tsx';
import { NothingListed } from './nothing-listed.tsx';
import { ReportCards } from './report-cards.tsx';
import classes from './report-list-page.module.css';
import { ReportTable } from './report-table.tsx';

/** The reports that somebody may see: filters, page, order and shape stand in the address. */
export function ReportListPage({ address }: { address: ListAddress }) {
  const { role } = useSession();
  const wide = useMediaQuery('(min-width: 82em)', true, { getInitialValueInEffect: false });
  const { page = 1, sort = 'desc', from = '', to, name, view = wide ? 'table' : 'cards' } = address.search;
  const query = useQuery({
    ...reportListQuery(role, { page, sort, from, to, name }),
    placeholderData: keepPreviousData,
  });
  const admin = role === 'productAdmin';
  const Results = view === 'table' ? ReportTable : ReportCards;
  const { data } = query;

  return (
    <div className={classes.page}>
      <PageHeader
        title={m.menu_reports()}
        lead={admin ? m.list_product_lead() : m.list_lead()}
        actions={
          !admin && (
            <Button
              component={Link}
              to="/generate-birthchart"
              leftSection={<IconFilePlus size={18} stroke={1.8} />}
            >
              {m.menu_generate()}
            </Button>
          )
        }
      />
      <DeletedNews />
      <ListFilter address={address} />
      <ListLook address={address} sort={sort} view={view} />
      {query.isPending && <LoadingState tall />}
      {query.isError && !data && (
        <Panel>
          <ErrorState {...errorWords(query.error)} onRetry={() => void query.refetch()} />
        </Panel>
      )}
      {data && (
        <div
          className={classes.results}
          data-stale={query.isPlaceholderData || undefined}
          aria-busy={query.isPlaceholderData}
        >
          {data.userBirthChartList.length === 0 ? (
            <NothingListed address={address} pages={data.totalPages} />
          ) : (
            <Results
              reports={data.userBirthChartList}
              role={role}
              address={address}
              caption={m.menu_reports()}
            />
          )}
        </div>
      )}
      {data && data.totalElements > 0 && (
        <ListPages page={page} pages={data.totalPages} total={data.totalElements} address={address} />
      )}
    </div>
  );
}

function ListLook({ address, sort, view }: { address: ListAddress; sort: string; view: string }) {
  const navigate = useNavigate();
  const change = (look: Partial<ListSearch>) =>
    void navigate({ ...listAt(address, { ...address.search, ...look }), replace: true });
  return (
    <div className={classes.bar}>
      <NativeSelect
        aria-label={m.list_sort()}
        data={[
          { value: 'desc', label: m.list_sort_newest() },
          { value: 'asc', label: m.list_sort_oldest() },
        ]}
        value={sort}
        onChange={(event) =>
          change({ sort: event.currentTarget.value as ListSearch['sort'], page: undefined })
        }
      />
      <SegmentedControl
        aria-label={m.list_shape()}
        data={[
          { value: 'cards', label: m.list_shape_cards() },
          { value: 'table', label: m.list_shape_table() },
        ]}
        value={view}
        onChange={(value) => change({ view: value as ListSearch['view'] })}
      />
    </div>
  );
}
