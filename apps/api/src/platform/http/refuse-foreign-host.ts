import { Failure } from '@udaya/core/failure';
import type { FastifyInstance } from 'fastify';
import { isOwnName } from './own-names.ts';

/**
 * Refuses requests under `prefixes` whose Host header names somebody else: a page elsewhere that lets its own name lead here (DNS
 * rebinding) would else be of the same origin as what is meant for this machine alone. Names of this machine, the address that
 * was listened on and the public one are its own.
 */
export function refuseForeignHosts(
  app: FastifyInstance,
  options: { prefixes: readonly string[]; host: string; publicUrl: string | undefined },
): void {
  const own = [options.host, options.publicUrl ? new URL(options.publicUrl).hostname : undefined];
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? '';
    if (!options.prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`))) return;
    // As it was sent: what a proxy's header says, any page could say too.
    const name = nameOf(request.headers.host ?? '');
    const address = request.socket.localAddress?.replace(/^::ffff:/, '');
    if (!isOwnName(name) && ![...own, address].includes(name)) throw new Failure('host.foreign');
  });
}

/** The name of a Host header, without its port and the brackets of an address. */
function nameOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '');
}
