import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead, fetchListAhead } from '../../api/fetch-ahead.ts';
import { type AuditSearch, auditList } from '../../features/operations/audit/audit-list.ts';
import { AuditPage } from '../../features/operations/audit/audit-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/operations/audit')({
  staticData: { title: m.audit_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<AuditSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(
      ['productAdmin'],
      async () => (await import('../../features/operations/operation-queries.ts')).auditActionsQuery,
    );
    fetchListAhead(
      ['productAdmin'],
      deps,
      async () => (await import('../../features/operations/audit/audit-list.ts')).auditList,
    );
  },
  component: () => <AuditPage search={auditList.read(Route.useSearch())} />,
});
