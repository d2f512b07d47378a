import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What may happen on the way to a service. `down`: nobody answers. `lost`: the service does its work, the answer is lost.
 * `garbage`: the answer is no JSON. A function changes the answer's body, or holds it back for a while. With a `status` the service is not reached at all, and
 * that is the answer, with PayPal's name of an issue. With `until` the call is held up so long, and perhaps `lost` after that.
 */
type Fault =
  | 'down'
  | 'lost'
  | 'garbage'
  | ((body: Record<string, unknown>) => unknown)
  | { status: number; issue: string; debugId?: string }
  | { until: Promise<void>; after?: 'lost' };

/** A way to a service that can be disturbed. */
export interface Gate {
  url: string;
  /** Every call that came through, as `POST /path`. */
  calls: string[];
  /** Disturbs the calls that match, the given number of times or until `clear`. */
  disturb(when: RegExp, fault: Fault, times?: number): void;
  clear(): void;
  close(): Promise<void>;
}

/** Opens a gate in front of a service: every call passes through it as it is, until it is disturbed. */
export async function openGate(target: () => string): Promise<Gate> {
  const rules: { when: RegExp; fault: Fault; left: number }[] = [];
  const calls: string[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const rule = rules.find((one) => one.left > 0 && one.when.test(call));
    if (rule) rule.left -= 1;
    const fault = rule?.fault;
    if (fault === 'down') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (typeof fault === 'object' && 'status' in fault) {
      response.writeHead(fault.status, { 'content-type': 'application/json' });
      return void response.end(
        JSON.stringify({ name: 'ISSUE', debug_id: fault.debugId, details: [{ issue: fault.issue }] }),
      );
    }
    if (typeof fault === 'object') await fault.until;
    const answer = await fetch(target() + request.url, {
      method: request.method ?? 'GET',
      headers: forwarded(request),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const text = await answer.text();
    if (fault === 'lost' || (typeof fault === 'object' && fault.after === 'lost'))
      return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    if (fault === 'garbage') response.end('<html>Bad day</html>');
    else if (typeof fault === 'function')
      response.end(JSON.stringify(await fault(JSON.parse(text) as Record<string, unknown>)));
    else response.end(text);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    disturb: (when, fault, times = Number.POSITIVE_INFINITY) => void rules.push({ when, fault, left: times }),
    clear: () => void rules.splice(0),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forwarded(request: IncomingMessage): Record<string, string> {
  const kept = Object.entries(request.headers).filter(
    ([name]) => !['host', 'connection', 'content-length', 'transfer-encoding'].includes(name),
  );
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
