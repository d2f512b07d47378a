import { health } from '@udaya/contract/health';
import { type ProductInfo, product } from '@udaya/contract/product';
import { Failure } from '@udaya/core/failure';
import type { Serve } from './serve.ts';

/** Names and version for the pages, and probes: live says that the process runs, ready that it can serve. */
export function productRoutes(
  serve: Serve,
  describeProduct: () => ProductInfo,
  isReady: () => Promise<boolean>,
): void {
  serve(product.readInfo, async () => describeProduct());
  serve(health.live, async () => ({ status: 'ok' as const }));
  serve(health.ready, async () => {
    if (!(await isReady())) throw new Failure('server.unavailable', { retryAfterSeconds: 5 });
    return { status: 'ok' as const };
  });
}
