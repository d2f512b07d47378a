import type { ModelRequest } from '@udaya/core/writing/answer';
import type { JsonWay, ModelFailure } from '@udaya/core/writing/model-calls';
import type { TokenUse } from '@udaya/core/writing/token-prices';
import type { OutboundReading } from '../../platform/outbound/create-outbound.ts';

export type { TokenUse } from '@udaya/core/writing/token-prices';

/** What a model answered: data, whatever it says. */
export interface ModelAnswer {
  /** Plain text; where JSON was asked for, that JSON without fences around it, unparsed. */
  text: string;
  use: TokenUse;
  /** The model as the provider names it. */
  model: string;
  tookMs: number;
}

/** A call that got no usable answer. Its message names the provider and the reason, never what was sent or answered. */
export class ModelError extends Error {
  readonly reason: ModelFailure;
  /** How long the provider asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** What was spent all the same. */
  readonly use: TokenUse | undefined;

  constructor(
    name: string,
    reason: ModelFailure,
    about: { retryAfterMs?: number | undefined; use?: TokenUse | undefined; cause?: unknown } = {},
  ) {
    super(`${name}: ${reason}`, { cause: about.cause });
    this.name = 'ModelError';
    this.reason = reason;
    this.retryAfterMs = about.retryAfterMs;
    this.use = about.use;
  }
}

/** A language model of some provider. One call is one try: whoever calls has the time and the tries. */
export interface TextModel {
  /** The provider's name as the settings have it. */
  name: string;
  /** The model that is asked for. */
  model: string;
  /** @throws ModelError within `signal`'s time or before it. */
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
  /**
   * Finds out once how JSON is asked for, and tells what that cost; asked again after a failure.
   * @throws ModelError where it could not be found out
   */
  probe(signal: AbortSignal, onUse?: (use: TokenUse) => void): Promise<JsonWay>;
  /** How calls of this process went lately. */
  reading(): ModelReading;
}

export interface ModelReading extends OutboundReading {
  /** What the probe found out; undefined before it has. */
  json?: JsonWay | undefined;
}
