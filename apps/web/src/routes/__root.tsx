import { createRootRoute, type ErrorComponentProps, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { productInfoQuery } from '../api/product-info.ts';
import { queryClient } from '../api/query-client.ts';
import { keepToDocument } from '../shell/checkout-document.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { useHeadingFocus } from '../shell/use-heading-focus.ts';
import { usePageTitle } from '../shell/use-page-title.ts';

export const Route = createRootRoute({
  beforeLoad: keepToDocument,
  // The pages name the product from their first paint; without an answer they show its own name.
  loader: () => queryClient.ensureQueryData(productInfoQuery).catch(() => undefined),
  staleTime: Number.POSITIVE_INFINITY,
  component: Root,
  errorComponent: RootError,
});

function Root() {
  usePageTitle();
  useHeadingFocus();
  return (
    <>
      <Outlet />
      <Offline />
    </>
  );
}

const OfflineBar = lazy(async () => ({ default: (await import('../shell/offline-bar.tsx')).OfflineBar }));

/** Loaded after the page, so that it is there when the connection goes. */
function Offline() {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setRested(true), 1_500);
    return () => clearTimeout(later);
  }, []);
  return (
    rested && (
      <Suspense>
        <OfflineBar />
      </Suspense>
    )
  );
}

function RootError(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  );
}
