import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { EmailVerificationPage } from '../../features/accounts/verification/email-verification-page.tsx';

export const Route = createFileRoute('/_open/email-verification')({
  staticData: { title: m.account_verify_page },
  component: EmailVerificationPage,
});
