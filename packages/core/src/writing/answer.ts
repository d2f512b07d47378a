/** A sentence as a model wrote it, with the ids of the facts pack that it cites. */
export interface AnsweredSentence {
  text: string;
  ids: string[];
}

/** What a model wrote, by the slots that it filled. */
export type Answer = ReadonlyMap<string, readonly AnsweredSentence[]>;

/** What a model is asked for; two requests that are the same ask for the same. */
export interface ModelRequest {
  /** What is the same for every report: it comes first, so that providers can keep it. */
  system: string;
  /** The facts of this one. */
  prompt: string;
  /** JSON is wanted of this shape, a bare JSON schema in which every field is required; text without it. */
  schema?: Readonly<Record<string, unknown>>;
  maxOutputTokens: number;
  temperature: number;
}
