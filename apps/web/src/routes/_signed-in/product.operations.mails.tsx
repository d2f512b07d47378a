import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { type MailSearch, readMailSearch } from '../../features/operations/mails/mail-list.ts';
import { MailsPage } from '../../features/operations/mails/mails-page.tsx';
import { usualSize } from '../../shell/data-list/page-sizes.ts';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_signed-in/product/operations/mails')({
  staticData: { title: m.ops_mails_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<MailSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchAhead(['productAdmin'], async () => {
      const { mailLogQuery } = await import('../../features/operations/operation-queries.ts');
      const { readMailSearch: read } = await import('../../features/operations/mails/mail-list.ts');
      const { page = 1, size = usualSize, kind, state, who, day } = read(deps);
      return mailLogQuery({ page, size, kind, state, who, day });
    });
  },
  component: () => <MailsPage search={readMailSearch(Route.useSearch())} />,
});
