import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { ProvidersPage } from '../../features/operations/providers/providers-page.tsx';

export const Route = createFileRoute('/_logged-in/product/operations/providers')({
  staticData: { title: m.operations_providers_title, roles: ['productAdmin'] },
  loader: () => {
    fetchAhead(
      ['productAdmin'],
      async () => (await import('../../features/operations/operation-queries.ts')).healthQuery,
    );
  },
  component: ProvidersPage,
});
