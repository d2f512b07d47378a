import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { ResetPasswordPage } from '../../features/accounts/reset/reset-password-page.tsx';
import { signOut } from '../../features/sessions/sign-out.ts';

export const Route = createFileRoute('/_open/reset-password/$token')({
  staticData: { title: m.account_reset_title },
  component: () => {
    const { token } = Route.useParams();
    return <ResetPasswordPage key={token} token={token} signOut={signOut} />;
  },
});
