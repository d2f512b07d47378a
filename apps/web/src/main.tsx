import './ui/fonts.css';
import './ui/mantine-styles.ts';
import './ui/base.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { queryClient } from './api/query-client.ts';
import { clearPaymentMark } from './features/billing/payment-marker.ts';
import { createRoot } from './react-root.ts';
import { createAppRouter } from './router.tsx';
import { cssVariables, theme } from './ui/theme.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
setNonce(nonce);
// The same key is read by colour-scheme.js before the first paint.
const colorSchemeManager = localStorageColorSchemeManager({ key: 'udaya.colour-scheme' });

async function begin(): Promise<void> {
  const router = createAppRouter();
  clearPaymentMark();
  const root = document.querySelector('#root') as HTMLElement;
  // What the server has written there stays to be read until its page is whole.
  if (root.hasChildNodes()) await router.load().catch(() => undefined);
  // As a transition it is drawn in short pieces, and what is pressed in between is heard.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={colorSchemeManager}
          defaultColorScheme="auto"
          getStyleNonce={() => nonce}
        >
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </StrictMode>,
    ),
  );
}
void begin();
