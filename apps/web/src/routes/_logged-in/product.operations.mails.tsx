import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchListAhead } from '../../api/fetch-ahead.ts';
import { type MailSearch, mailList } from '../../features/operations/mails/mail-list.ts';
import { MailsPage } from '../../features/operations/mails/mails-page.tsx';
import { rawSearch } from '../../shell/data-list/raw-search.ts';

export const Route = createFileRoute('/_logged-in/product/operations/mails')({
  staticData: { title: m.operations_mails_title, roles: ['productAdmin'] },
  validateSearch: rawSearch<MailSearch>,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    fetchListAhead(
      ['productAdmin'],
      deps,
      async () => (await import('../../features/operations/mails/mail-list.ts')).mailList,
    );
  },
  component: () => <MailsPage search={mailList.read(Route.useSearch())} />,
});
