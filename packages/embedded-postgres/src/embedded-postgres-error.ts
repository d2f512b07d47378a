/**
 * Something that the operator must settle before PostgreSQL can start: a folder that can't be written, data of another version, a
 * password that is gone. Its message is one or more whole sentences for the operator, to be printed alone, without a stack.
 */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
  }
}

/** The system's own words for a failed call (`EACCES: permission denied, mkdir '…'`), to end a sentence with. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
