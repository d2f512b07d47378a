import { createRootRoute, type ErrorComponentProps, Outlet } from '@tanstack/react-router';
import { productInfoQuery } from '../api/product-info.ts';
import { queryClient } from '../api/query-client.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { useHeadingFocus } from '../shell/use-heading-focus.ts';
import { usePageTitle } from '../shell/use-page-title.ts';

export const Route = createRootRoute({
  // The pages name the product from their first paint; without an answer they show its own name.
  loader: () => queryClient.ensureQueryData(productInfoQuery).catch(() => undefined),
  staleTime: Number.POSITIVE_INFINITY,
  component: Root,
  errorComponent: RootError,
});

function Root() {
  usePageTitle();
  useHeadingFocus();
  return <Outlet />;
}

function RootError(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorPage {...props} />
    </main>
  );
}
