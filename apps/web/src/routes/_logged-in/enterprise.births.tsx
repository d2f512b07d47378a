import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { OwnBranchNote } from '../../features/groups/own-branch-note.tsx';
import { BirthsFilePage } from '../../features/imports/births-file-page.tsx';

export const Route = createFileRoute('/_logged-in/enterprise/births')({
  staticData: { title: m.menu_bulk_births, roles: ['groupAdmin', 'groupUser'] },
  validateSearch: (search: { import?: unknown }): { import?: string } =>
    typeof search.import === 'string' ? { import: search.import } : {},
  component: () => (
    <>
      <OwnBranchNote />
      <BirthsFilePage importId={Route.useSearch().import} />
    </>
  ),
});
