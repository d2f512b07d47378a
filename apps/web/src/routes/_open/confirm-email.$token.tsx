import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { ConfirmEmailPage } from '../../features/accounts/profile/confirm-email-page.tsx';

export const Route = createFileRoute('/_open/confirm-email/$token')({
  staticData: { title: m.account_confirm_page },
  component: () => <ConfirmEmailPage token={Route.useParams().token} />,
});
