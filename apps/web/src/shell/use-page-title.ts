import { useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useProductInfo } from '../api/product-info.ts';

let override: string | undefined;
const listeners = new Set<() => void>();

function setOverride(title: string | undefined): void {
  override = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the document's title: what the page is, then the product. */
export function usePageTitle(): void {
  const { productName } = useProductInfo();
  const ofRoute = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title?.() });
  const title = useSyncExternalStore(subscribe, () => override) ?? ofRoute;
  useEffect(() => {
    document.title = title ? `${title} | ${productName}` : productName;
  }, [title, productName]);
}

/** The title of what stands in the place of a page: an error, or a refusal. */
export function useTitleInstead(title: string): void {
  useEffect(() => {
    setOverride(title);
    return () => setOverride(undefined);
  }, [title]);
}
