import * as m from '@udaya/messages';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useProductInfo } from '../api/product-info.ts';
import { useMaybeSession } from '../api/use-session.ts';

/** Keeps the document's title: what the page is, then the product, on error pages too. */
export function usePageTitle(): void {
  const { productName } = useProductInfo();
  const role = useMaybeSession()?.role;
  const title = useRouterState({
    select: ({ matches }) => {
      if (matches.some((match) => match.status === 'notFound')) return m.not_found_title();
      if (matches.some((match) => match.status === 'error')) return m.error_page_title();
      const page = matches.at(-1)?.staticData;
      if (role && page?.roles && !page.roles.includes(role)) return m.forbidden_title();
      return page?.title?.();
    },
  });
  useEffect(() => {
    document.title = title ? `${title} | ${productName}` : productName;
  }, [title, productName]);
}
