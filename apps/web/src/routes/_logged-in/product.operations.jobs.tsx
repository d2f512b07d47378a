import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead, fetchListAhead } from '../../api/fetch-ahead.ts';
import { type FailedJobSearch, failedJobList } from '../../features/operations/jobs/failed-job-list.ts';
import { JobsPage } from '../../features/operations/jobs/jobs-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/operations/jobs')({
  staticData: { title: m.operations_jobs_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<FailedJobSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(
      ['productAdmin'],
      async () => (await import('../../features/operations/operation-queries.ts')).jobsQuery,
    );
    fetchListAhead(
      ['productAdmin'],
      deps,
      async () => (await import('../../features/operations/jobs/failed-job-list.ts')).failedJobList,
    );
  },
  component: () => <JobsPage search={failedJobList.read(Route.useSearch())} />,
});
