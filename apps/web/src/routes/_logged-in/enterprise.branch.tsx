import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { OwnBranchPage } from '../../features/groups/own-branch-page.tsx';

const roles = ['branchAdmin', 'groupUser'] as const;

export const Route = createFileRoute('/_logged-in/enterprise/branch')({
  staticData: { title: m.menu_branch, roles },
  loader: () => {
    fetchAhead(roles, async () => (await import('../../features/groups/group-queries.ts')).ownBranchQuery);
  },
  component: OwnBranchPage,
});
