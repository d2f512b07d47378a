import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { auditList } from '../../features/operations/audit/audit-list.ts';
import { AuditPage } from '../../features/operations/audit/audit-page.tsx';
import { listSearch, usualSize } from '../../shell/data-list/list-search.ts';

const validateSearch = listSearch(auditList);

export const Route = createFileRoute('/_signed-in/product/operations/audit')({
  staticData: { title: m.ops_audit_title, roles: ['productAdmin'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1, size = usualSize, ...question } }) => {
    const queries = import('../../features/operations/operation-queries.ts');
    fetchAhead(['productAdmin'], async () => (await queries).auditActionsQuery);
    fetchAhead(['productAdmin'], async () => (await queries).auditLogQuery({ page, size, ...question }));
  },
  component: () => <AuditPage search={Route.useSearch()} />,
});
