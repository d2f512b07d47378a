import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { mailList } from '../../features/operations/mails/mail-list.ts';
import { MailsPage } from '../../features/operations/mails/mails-page.tsx';
import { listSearch, usualSize } from '../../shell/data-list/list-search.ts';

const validateSearch = listSearch(mailList);

export const Route = createFileRoute('/_signed-in/product/operations/mails')({
  staticData: { title: m.ops_mails_title, roles: ['productAdmin'] },
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { page = 1, size = usualSize, kind, state, who, day } }) => {
    fetchAhead(['productAdmin'], async () =>
      (await import('../../features/operations/operation-queries.ts')).mailLogQuery({
        page,
        size,
        kind,
        state,
        who,
        day,
      }),
    );
  },
  component: () => <MailsPage search={Route.useSearch()} />,
});
