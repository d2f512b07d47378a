import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Where structured logs go; standard output unless said otherwise. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Opens the structured log: one JSON object a line. Of a request only its method and the route's pattern are logged, since
 * addresses and bodies carry personal data.
 */
export function openLog(level: string, target?: LogTarget): Log {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
    },
  };
  return target ? pino(options, target) : pino(options);
}
