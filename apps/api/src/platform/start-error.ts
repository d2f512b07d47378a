/**
 * Something that the operator must settle before the product can start: a folder that can't be written, a port in use,
 * a bad setting. Its message is one or more whole sentences for the operator; the entry point prints them alone,
 * without a stack, and exits with 1.
 */
export class StartError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'StartError';
  }
}

/** The system's own words for a failed call (`EACCES: permission denied, mkdir '…'`), to end a sentence with. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
