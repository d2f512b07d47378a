import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { GoodbyePage } from '../../features/privacy/goodbye-page.tsx';

export const Route = createFileRoute('/_open/goodbye')({
  staticData: { title: m.privacy_deleted },
  component: GoodbyePage,
});
