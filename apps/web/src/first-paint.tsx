import { MantineProvider, Stack } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ProductInfo } from '@udaya/contract/product';
import type { UserType } from '@udaya/core/identity/roles';
import { renderToStaticMarkup } from 'react-dom/server';
import { productInfoQuery } from './api/product-info.ts';
import { DemoLogins } from './features/sessions/login/demo-logins.tsx';
import { LoginPage } from './features/sessions/login/login-page.tsx';
import { PortalLayout } from './shell/portal-layout.tsx';
import { BrandMark } from './ui/brand-mark.tsx';
import { LoadingState } from './ui/loading-state.tsx';
import { cssVariables, theme } from './ui/theme.ts';

/** The pages that can be drawn whole before their code has come. */
const portals: Record<string, UserType> = {
  '/login': 'USER',
  '/enterprise/login': 'GROUP',
  '/product/login': 'PRODUCT_ADMIN',
};

/**
 * What a page first shows, for the server to send along with the document, while the code is on its way: a login page as it stands, which the
 * code then draws in its place, and elsewhere that something is coming. It takes no clicks and no words. Its styles bear the nonce `{{nonce}}`.
 */
export function drawFirstPaint(address: string, info: ProductInfo): string {
  const portal = portals[address];
  const client = new QueryClient();
  client.setQueryData(productInfoQuery.queryKey, info);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const page = renderToStaticMarkup(
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => '{{nonce}}'}
    >
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router as never}>
          {portal ? (
            <PortalLayout>
              <LoginPage portal={portal} search={{}} demoLogins={info.demo ? DemoLogins : undefined} />
            </PortalLayout>
          ) : (
            <Stack mih="70dvh" align="center" justify="center" gap={0}>
              <BrandMark size={52} />
              <LoadingState />
            </Stack>
          )}
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  client.clear();
  return settle(page);
}

/** Attributes of style are against the content security policy: they become rules. Fields wait for the code. */
function settle(page: string): string {
  const rules = new Map<string, string>();
  const html = page
    .replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
      const name = rules.get(style) ?? `${rules.size}`;
      rules.set(style, name);
      return ` data-drawn="${name}"`;
    })
    .replaceAll('<input ', '<input readonly ');
  const written = [...rules].map(([style, name]) => `[data-drawn="${name}"]{${unescape(style)}}`);
  return `<style nonce="{{nonce}}">${written.join('')}</style><div inert>${html}</div>`;
}

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
