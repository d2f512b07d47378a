import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type AuditSearch, readAuditSearch } from '../../features/operations/audit/audit-list.ts';
import { AuditPage } from '../../features/operations/audit/audit-page.tsx';
import { usualSize } from '../../shell/data-list/page-sizes.ts';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/product/operations/audit')({
  staticData: { title: m.ops_audit_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<AuditSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    const queries = import('../../features/operations/operation-queries.ts');
    fetchAhead(['productAdmin'], async () => (await queries).auditActionsQuery);
    fetchAhead(['productAdmin'], async () => {
      const { readAuditSearch: read } = await import('../../features/operations/audit/audit-list.ts');
      const { page = 1, size = usualSize, ...question } = read(deps);
      return (await queries).auditLogQuery({ page, size, ...question });
    });
  },
  component: () => <AuditPage search={readAuditSearch(Route.useSearch())} />,
});
