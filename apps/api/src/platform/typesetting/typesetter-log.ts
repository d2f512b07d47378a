/** Where the typesetter tells what happens to it; a pino logger fits. No text of a document is ever told. */
export interface TypesetterLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
