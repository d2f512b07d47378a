import { createFileRoute } from '@tanstack/react-router';
import { roles } from '@udaya/core/identity/roles';
import * as m from '@udaya/messages';
import { PrivacyPage } from '../../features/privacy/privacy-page.tsx';

export const Route = createFileRoute('/_logged-in/privacy')({
  staticData: { title: m.privacy_title, roles },
  component: PrivacyPage,
});
