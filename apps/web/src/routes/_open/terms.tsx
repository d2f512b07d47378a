import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { TermsPage } from '../../features/legal/terms-page.tsx';

export const Route = createFileRoute('/_open/terms')({
  staticData: { title: m.legal_terms_title, wide: true },
  component: TermsPage,
});
