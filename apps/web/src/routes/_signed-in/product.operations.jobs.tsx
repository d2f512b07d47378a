import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { failedJobList } from '../../features/operations/jobs/failed-job-list.ts';
import { JobsPage } from '../../features/operations/jobs/jobs-page.tsx';
import { listSearch, usualSize } from '../../shell/data-list/list-search.ts';

const validateSearch = listSearch(failedJobList);

export const Route = createFileRoute('/_signed-in/product/operations/jobs')({
  staticData: { title: m.ops_jobs_title, roles: ['productAdmin'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1, size = usualSize, queue } }) => {
    const queries = import('../../features/operations/operation-queries.ts');
    fetchAhead(['productAdmin'], async () => (await queries).jobsQuery);
    fetchAhead(['productAdmin'], async () => (await queries).failedJobsQuery({ page, size, queue }));
  },
  component: () => <JobsPage search={Route.useSearch()} />,
});
