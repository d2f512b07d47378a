import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { isAway } from './reach.ts';
import { sessionStore } from './session-store.ts';

const passing = (error: unknown) =>
  error instanceof ApiError && error.code !== 'network.timeout' && isAway(error.status);

/** What the pages have asked the server, kept for a short while. Only failures that may pass are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // A lost connection is said at once, not waited out in silence.
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (count, error) => count < 2 && passing(error),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

// Nothing that one person saw may wait for the next; what the product says about itself is everybody's.
sessionStore.onEnd(() => {
  const isPersonal = (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== 'product-info';
  void queryClient.cancelQueries({ predicate: isPersonal });
  queryClient.removeQueries({ predicate: isPersonal });
  queryClient.getMutationCache().clear();
});
