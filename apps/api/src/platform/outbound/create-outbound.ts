import { type Breaker, openBreaker } from './breaker.ts';

/** Why a call to another service came to nothing: its answer is not known, and it may or may not have done the work. */
export type OutboundReason =
  | 'unreachable'
  | 'timeout'
  | 'redirected'
  | 'too-large'
  | 'server-error'
  | 'resting';

/** A call that got no usable answer. Its message names the service and the reason, never what was sent. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;
  /** With which status and headers the service failed; undefined where it said nothing. */
  readonly answered: Pick<OutboundAnswer, 'status' | 'headers'> | undefined;

  constructor(
    name: string,
    reason: OutboundReason,
    { cause, answered }: { cause?: unknown; answered?: Pick<OutboundAnswer, 'status' | 'headers'> } = {},
  ) {
    super(`${name}: ${reason}`, { cause });
    this.name = 'OutboundError';
    this.reason = reason;
    this.answered = answered;
  }
}

/** One call to a path of the service. */
interface OutboundCall {
  method: 'GET' | 'POST';
  /** Path and query below the service's base address, beginning with a slash. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Ends the call before its time is over, as a timeout. */
  signal?: AbortSignal | undefined;
}

/** What the service answered: any status below 500. */
export interface OutboundAnswer {
  status: number;
  headers: Headers;
  text: string;
}

export interface OutboundOptions {
  /** The service's name, for messages. */
  name: string;
  /** Its base address; asked for with each call, since our own is known only once the server listens. */
  baseUrl: () => string;
  /** Origins that may be called; the base address must lie on one of them. */
  origins: () => readonly string[];
  timeoutMs: number;
  /** The longest answer that is read, in bytes. Default 1 MiB. */
  maxBytes?: number;
}

/** How the calls of this process to a service went lately. */
export interface OutboundReading {
  breaker: ReturnType<Breaker['state']>;
  lastSuccessAt: Date | null;
  lastFailureAt: Date | null;
  lastFailure: OutboundReason | null;
  /** How long each of the last hundred calls took, answered or not, in milliseconds. */
  tookMs: readonly number[];
}

/** Calls one outside service and nothing else. */
export interface Outbound {
  (call: OutboundCall): Promise<OutboundAnswer>;
  reading(): OutboundReading;
}

const timedCalls = 100;

/**
 * Opens the way to one outside service: only to listed origins, without following redirects, within a time limit, with a
 * cap on the answer's size, and behind a breaker that spares a service that is down.
 */
export function createOutbound({
  name,
  baseUrl,
  origins,
  timeoutMs,
  maxBytes = 1_048_576,
}: OutboundOptions): Outbound {
  const breaker = openBreaker({ failures: 5, restMs: 10_000 });
  const seen: Omit<OutboundReading, 'breaker'> = {
    lastSuccessAt: null,
    lastFailureAt: null,
    lastFailure: null,
    tookMs: [],
  };
  const noteTime = (begunAt: number) => {
    seen.tookMs = [...seen.tookMs, Math.round(performance.now() - begunAt)].slice(-timedCalls);
  };
  const call = async ({ method, path, headers, body, signal }: OutboundCall): Promise<OutboundAnswer> => {
    const address = new URL(baseUrl().replace(/\/+$/, '') + path);
    if (!origins().includes(address.origin))
      throw new Error(`${name}: ${address.origin} is not on the list of origins.`);
    // A call that is over before it began says nothing about the service.
    if (signal?.aborted) throw new OutboundError(name, 'timeout');
    if (!breaker.mayTry()) throw new OutboundError(name, 'resting');
    const timeout = AbortSignal.timeout(timeoutMs);
    const begunAt = performance.now();
    try {
      const response = await fetch(address, {
        method,
        headers,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(body === undefined ? {} : { body }),
      });
      if (response.status >= 300 && response.status < 400) throw new OutboundError(name, 'redirected');
      const text = await readCapped(response, maxBytes, name);
      const { status, headers: answeredHeaders } = response;
      if (status >= 500)
        throw new OutboundError(name, 'server-error', { answered: { status, headers: answeredHeaders } });
      breaker.succeeded();
      seen.lastSuccessAt = new Date();
      return { status, headers: answeredHeaders, text };
    } catch (error) {
      breaker.failed();
      const failure =
        error instanceof OutboundError ? error : new OutboundError(name, reasonOf(error), { cause: error });
      seen.lastFailureAt = new Date();
      seen.lastFailure = failure.reason;
      throw failure;
    } finally {
      noteTime(begunAt);
    }
  };
  return Object.assign(call, { reading: () => ({ ...seen, breaker: breaker.state() }) });
}

const reasonOf = (error: unknown) =>
  ['TimeoutError', 'AbortError'].includes((error as Error).name) ? 'timeout' : 'unreachable';

async function readCapped(response: Response, maxBytes: number, name: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new OutboundError(name, 'too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
