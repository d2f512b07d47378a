import { Agent, request } from 'node:http';

export interface Reply {
  status: number;
  body: Buffer;
}

/** One request on an agent's connections. */
export function call(
  agent: Agent,
  port: number,
  method: string,
  address: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: address,
        agent,
        headers: {
          ...headers,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

export const json = (reply: Reply): unknown => JSON.parse(reply.body.toString());

export interface Figures {
  /** All calls, those of the warm-up too. */
  calls: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** How often each other status than 200 was answered. */
  refused: Map<number, number>;
}

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;

/** Keeps `count` calls in flight for so many seconds, after a warm-up of a fifth of it. Only calls that were answered 200 count. */
export async function measure(
  work: (agent: Agent) => Promise<Reply>,
  count: number,
  seconds: number,
): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const latencies: number[] = [];
  const refused = new Map<number, number>();
  const counted = performance.now() + (seconds * 1000) / 5;
  const end = counted + seconds * 1000;
  let calls = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const { status } = await work(agent);
      calls++;
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
      else if (start >= counted) latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  agent.destroy();
  const elapsed = (performance.now() - counted) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    calls,
    perSecond: latencies.length / elapsed,
    p50: quantile(latencies, 0.5),
    p95: quantile(latencies, 0.95),
    p99: quantile(latencies, 0.99),
    refused,
  };
}
