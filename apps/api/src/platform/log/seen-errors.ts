import path from 'node:path';
import { describeError } from './describe-error.ts';

/** A failure of ours as it is kept: of what was sent, nothing. */
export interface SeenError {
  at: Date;
  /** Of the request that it failed, or that asked for the job; null where there was none. */
  requestId: string | null;
  kind: 'request' | 'job';
  /** The method and the pattern of the route, or the kind of job. */
  place: string;
  /** A code of `Failure`, or of the system; the name of the error where it has none. */
  code: string;
  name: string;
  message: string;
  /** The first places of our own code on the way to it, the innermost first. */
  frames: string[];
}

/** Where it happened, and in whose name. */
export type ErrorPlace = Pick<SeenError, 'requestId' | 'kind' | 'place'> & { code?: string };

/** The errors that wait to be kept. Noting one neither fails nor takes long, and the memory holds the latest hundred only. */
export interface SeenErrors {
  note(error: unknown, where: ErrorPlace): void;
  /** Takes out what waits, the oldest first. */
  take(): SeenError[];
  /** Puts back what could not be kept. */
  putBack(errors: readonly SeenError[]): void;
  /** Calls this whenever one is noted. */
  listen(notify: () => void): void;
}

const most = 100;
const longestMessage = 500;

/** Opens the place where errors wait until the database takes them. */
export function openSeenErrors(): SeenErrors {
  let waiting: SeenError[] = [];
  let notify = () => {};
  return {
    note(error, where) {
      waiting = [...waiting, describeSeen(error, where)].slice(-most);
      notify();
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    putBack(errors) {
      waiting = [...errors, ...waiting].slice(-most);
    },
    listen(listener) {
      notify = listener;
    },
  };
}

function describeSeen(error: unknown, { code, ...where }: ErrorPlace): SeenError {
  const { name, message, stack = '', cause } = describeError(error);
  const words = cause ? `${message} (${cause})` : message;
  const own = (error as { code?: unknown } | undefined)?.code;
  return {
    at: new Date(),
    ...where,
    code: code ?? (typeof own === 'string' ? own.slice(0, 80) : name),
    name,
    message: words.slice(0, longestMessage),
    frames: ownFrames(stack),
  };
}

const root = path.resolve(import.meta.dirname, '../../../../..');
const mostFrames = 5;

/** The first frames of a stack that lie in the product's own code, with paths from its root on. */
function ownFrames(stack: string): string[] {
  return stack
    .split('\n')
    .filter((line) => line.includes(root) && !line.includes('node_modules'))
    .slice(0, mostFrames)
    .map((line) => line.trim().replace(/^at /, '').replace('file://', '').replace(`${root}${path.sep}`, ''));
}
