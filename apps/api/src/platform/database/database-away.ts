/** Codes of a server that is not there, or goes at this moment: it stops, has just crashed, or starts. */
const down = ['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', '57P01', '57P02', '57P03'];

/** Codes of the system's calls and of PostgreSQL that say: not the statement was wrong, the database cannot do it now. */
const away = new Set([
  ...down,
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // Connections that could not be made or broke off.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // The server ended a connection that was idle for too long.
  '57P05',
  '25P03',
  // Out of connections, of disk, of memory; a file that cannot be read or written.
  '53000',
  '53100',
  '53200',
  '53300',
  '58030',
  // A server that only reads: a standby, or one that was told to.
  '25006',
]);

// A statement that ran or waited too long, or one of two that got in each other's way: worth another try in a moment.
const busy = new Set(['57014', '40001', '40P01', '55P03']);

/** What the driver says without a code. */
const lost =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|Cannot use a pool after/;

interface Caused {
  code?: string;
  message?: string;
  cause?: unknown;
}

function someCause(error: unknown, fits: (one: Caused) => boolean): boolean {
  for (let one = error as Caused | undefined; one; one = one.cause as Caused | undefined)
    if (fits(one)) return true;
  return false;
}

/** Whether an error says that the database cannot be reached or cannot work now, rather than that a statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  return someCause(
    error,
    ({ code, message }) =>
      (code !== undefined && (away.has(code) || busy.has(code))) || lost.test(message ?? ''),
  );
}

/** Whether an error says that the server is down or its connection broke off, so that it may come back in a moment. */
export function isDatabaseDown(error: unknown): boolean {
  return someCause(error, ({ code, message }) => down.includes(code ?? '') || lost.test(message ?? ''));
}

/** Whether a statement got no answer in time: its connection may still be at it, or be dead. */
export function isUnanswered(error: unknown): boolean {
  return someCause(error, ({ message }) => message === 'Query read timeout');
}
