import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type ErrorSearch, errorList } from '../../features/operations/errors/error-list.ts';
import { ErrorsPage } from '../../features/operations/errors/errors-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/operations/errors')({
  staticData: { title: m.operations_errors_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<ErrorSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['productAdmin'],
      deps,
      async () => (await import('../../features/operations/errors/error-list.ts')).errorList,
    );
  },
  component: () => <ErrorsPage search={errorList.read(Route.useSearch())} />,
});
