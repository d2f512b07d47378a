import type { ModelRequest } from '@udaya/core/writing/answer';
import type { ModelFailure } from '@udaya/core/writing/model-calls';
import type { TokenUse } from '@udaya/core/writing/token-prices';

/** What a server puts around what it is sent. */
const aroundTokens = 200;
/** The most that a probe comes to: eight small questions. */
const probeUse = { input: 8 * 400, output: 8 * 512 };

/** More than a call can use: no tokenizer makes more than one token of a byte. */
export function askBound(request: ModelRequest, { withProbe }: { withProbe: boolean }): TokenUse {
  const { system, prompt, schema, maxOutputTokens } = request;
  const bytes = Buffer.byteLength(system + prompt + (schema ? JSON.stringify(schema) : ''));
  const probe = withProbe ? probeUse : { input: 0, output: 0 };
  return bound(bytes + aroundTokens + probe.input, maxOutputTokens + probe.output);
}

/** More than a probe can use. */
export function probeBound(): TokenUse {
  return bound(probeUse.input, probeUse.output);
}

/** All of it may be put into the provider's cache, which costs most. */
const bound = (input: number, output: number): TokenUse => ({ input, cached: 0, written: input, output });

/** What is taken to be used by a call that did not say: a server that was cut off in its work asks for its pay all the same. */
export function useOfUnknown(
  reason: ModelFailure,
  { system, prompt, maxOutputTokens }: ModelRequest,
): TokenUse {
  const worked = reason === 'timeout' || reason === 'too-large';
  return {
    input: worked ? Math.ceil(Buffer.byteLength(system + prompt) / 4) : 0,
    cached: 0,
    output: worked ? maxOutputTokens : 0,
  };
}
