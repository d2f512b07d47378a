import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../features/identity/reset/forgot-password-page.tsx';

export const Route = createFileRoute('/_open/forgot-password')({
  staticData: { title: m.account_forgot_title },
  component: ForgotPasswordPage,
});
