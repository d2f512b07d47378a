import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { ActivateUserPage } from '../../features/accounts/verification/activate-user-page.tsx';

export const Route = createFileRoute('/_open/activate-user/$token')({
  staticData: { title: m.account_activation_page },
  component: () => <ActivateUserPage token={Route.useParams().token} />,
});
