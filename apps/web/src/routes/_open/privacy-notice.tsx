import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { PrivacyNoticePage } from '../../features/legal/privacy-notice-page.tsx';

export const Route = createFileRoute('/_open/privacy-notice')({
  staticData: { title: m.legal_notice_title, wide: true },
  component: PrivacyNoticePage,
});
