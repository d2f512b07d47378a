import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { ResetPasswordPage } from '../../features/accounts/reset/reset-password-page.tsx';
import { logOut } from '../../features/sessions/log-out.ts';

export const Route = createFileRoute('/_open/reset-password/$token')({
  staticData: { title: m.account_reset_title },
  component: () => {
    const { token } = Route.useParams();
    return <ResetPasswordPage key={token} token={token} logOut={logOut} />;
  },
});
