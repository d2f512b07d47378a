import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type FailedJobSearch, readJobSearch } from '../../features/operations/jobs/failed-job-list.ts';
import { JobsPage } from '../../features/operations/jobs/jobs-page.tsx';
import { usualSize } from '../../shell/data-list/page-sizes.ts';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/product/operations/jobs')({
  staticData: { title: m.ops_jobs_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<FailedJobSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    const queries = import('../../features/operations/operation-queries.ts');
    fetchAhead(['productAdmin'], async () => (await queries).jobsQuery);
    fetchAhead(['productAdmin'], async () => {
      const { readJobSearch: read } = await import('../../features/operations/jobs/failed-job-list.ts');
      const { page = 1, size = usualSize, queue } = read(deps);
      return (await queries).failedJobsQuery({ page, size, queue });
    });
  },
  component: () => <JobsPage search={readJobSearch(Route.useSearch())} />,
});
