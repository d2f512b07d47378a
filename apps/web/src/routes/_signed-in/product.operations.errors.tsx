import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { errorList } from '../../features/operations/errors/error-list.ts';
import { ErrorsPage } from '../../features/operations/errors/errors-page.tsx';
import { listSearch } from '../../shell/data-list/list-search.ts';

const validateSearch = listSearch(errorList);

export const Route = createFileRoute('/_signed-in/product/operations/errors')({
  staticData: { title: m.ops_errors_title, roles: ['productAdmin'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { request } }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/operations/operation-queries.ts')).serverErrorsQuery(request),
    );
  },
  component: () => <ErrorsPage search={Route.useSearch()} />,
});
