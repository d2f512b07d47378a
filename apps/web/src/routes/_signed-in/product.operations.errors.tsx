import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type ErrorSearch, readErrorSearch } from '../../features/operations/errors/error-list.ts';
import { ErrorsPage } from '../../features/operations/errors/errors-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/product/operations/errors')({
  staticData: { title: m.ops_errors_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<ErrorSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () => {
      const { serverErrorsQuery } = await import('../../features/operations/operation-queries.ts');
      const { readErrorSearch: read } = await import('../../features/operations/errors/error-list.ts');
      return serverErrorsQuery(read(deps).request);
    });
  },
  component: () => <ErrorsPage search={readErrorSearch(Route.useSearch())} />,
});
