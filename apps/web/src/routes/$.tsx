import * as m from '@udaya/messages';
import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export const Route = createFileRoute('/$')({
  staticData: { title: m.not_found_title },
  component: () => (
    <main>
      <NotFoundPage />
    </main>
  ),
});
