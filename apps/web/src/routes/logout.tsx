import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { LogoutPage } from '../features/sessions/logout-page.tsx';

export const Route = createFileRoute('/logout')({
  staticData: { title: m.login_logout },
  component: LogoutPage,
});
