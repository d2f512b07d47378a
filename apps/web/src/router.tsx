import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { Role } from '@udaya/core/identity/roles';
import { readQuery, writeQuery } from './api/query-string.ts';
import { sessionStore } from './api/session-store.ts';
import { routeTree } from './generated/route-tree.ts';
import { portalOf } from './shell/destinations.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { LoadingState } from './ui/loading-state.tsx';

const PageLoading = () => <LoadingState tall />;

/** The router of the product, which also sends a session that has ended to the portal it came through. */
export function createAppRouter() {
  const router = createRouter({
    routeTree,
    parseSearch: readQuery,
    stringifySearch: writeQuery,
    defaultPreload: 'intent',
    // How old an answer may be is the query client's to say.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./shell/not-found-page.tsx'), 'NotFoundPage'),
    scrollRestoration: true,
  });
  // Vite asks but once for a style sheet: after one was lost, the next page is loaded in full, or it would have no styles.
  let lost = false;
  window.addEventListener('vite:preloadError', () => (lost = true));
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (lost && pathChanged && navigator.onLine) window.location.assign(toLocation.href);
  });
  sessionStore.onEnd(({ reason, session }) => {
    if (reason === 'logged-out') return;
    const origin = reason === 'expired' ? router.state.location.href : undefined;
    void router.navigate({ to: portalOf(session.role), search: { notice: reason, origin }, replace: true });
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  /** What every page says of itself. */
  interface StaticDataRouteOption {
    /** The document's title, before the name of the product. */
    title?: () => string;
    /** Who may open the page; pages behind the guard all name them. */
    roles?: readonly Role[];
    /** Before the login: the page holds more than a few short fields. */
    wide?: boolean;
  }
}
