import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { ContactPage } from '../../features/legal/contact-page.tsx';

export const Route = createFileRoute('/_open/contact')({
  staticData: { title: m.legal_contact_title, wide: true },
  component: ContactPage,
});
