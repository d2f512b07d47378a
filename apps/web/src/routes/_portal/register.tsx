import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { RegisterPage } from '../../features/accounts/registration/register-page.tsx';

export const Route = createFileRoute('/_portal/register')({
  staticData: { title: m.account_register_title, wide: true },
  component: RegisterPage,
});
