import { createFileRoute } from '@tanstack/react-router';
import { userTypes } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { ForgotPasswordPage } from '../../features/accounts/reset/forgot-password-page.tsx';

export const Route = createFileRoute('/_open/forgot-password')({
  staticData: { title: m.account_forgot_title },
  validateSearch: z.object({ door: z.catch(z.optional(z.enum(userTypes)), undefined) }),
  component: Page,
});

function Page() {
  return <ForgotPasswordPage portal={Route.useSearch().door} />;
}
