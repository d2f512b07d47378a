import { createFileRoute } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useMaybeSession } from '../api/use-session.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PortalLayout } from '../shell/portal-layout.tsx';
import { Shell } from '../shell/shell.tsx';

export const Route = createFileRoute('/$')({
  staticData: { title: m.error_not_found_title },
  component: NoSuchPage,
});

/** With the menu for whoever is logged in, in the frame of the open pages for everybody else. */
function NoSuchPage() {
  if (useMaybeSession()) {
    return (
      <Shell>
        <NotFoundPage />
      </Shell>
    );
  }
  return (
    <PortalLayout>
      <NotFoundPage />
    </PortalLayout>
  );
}
