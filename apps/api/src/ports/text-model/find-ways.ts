import type { ModelRequest } from '@udaya/core/writing/answer';
import type { JsonWay } from '@udaya/core/writing/model-calls';
import { cleanJson } from './clean-text.ts';
import type { Said, Ways } from './sdk-model.ts';
import { ModelError } from './text-model.ts';

const question: ModelRequest = {
  system: 'You answer with JSON and nothing else.',
  prompt: 'Answer with the JSON object {"ready":"yes"}.',
  schema: {
    type: 'object',
    properties: { ready: { type: 'string' } },
    required: ['ready'],
    additionalProperties: false,
  },
  // A model that thinks before it answers needs some of them for that.
  maxOutputTokens: 512,
  temperature: 0,
};

const mostTries = 8;

/**
 * Finds out by small questions how a server takes JSON, the strictest way first, whether it takes a temperature, and what it calls the
 * longest answer. A way that it refuses, or takes and does not keep, is none.
 */
export async function findWays({
  name,
  json,
  ask,
  refusalOf,
}: {
  name: string;
  /** The ways to ask for JSON that the protocol knows, the strictest first; words alone come last. */
  json: readonly [JsonWay, ...JsonWay[]];
  ask(ways: Ways, request: ModelRequest): Promise<Said>;
  /** What the server said against the request; undefined where something else went wrong. */
  refusalOf(thrown: unknown): string | undefined;
}): Promise<Ways> {
  let left = [...json];
  let ways: Ways = { json: json[0], temperature: true, longest: 'max_tokens' };
  const nextJson = () => {
    left = left.slice(1);
    ways = { ...ways, json: left[0] ?? 'none' };
  };
  for (let tries = 0; tries < mostTries; tries++) {
    const said = await ask(ways, question).catch((thrown: unknown) => {
      const against = refusalOf(thrown);
      if (against === undefined) throw thrown;
      return against;
    });
    if (typeof said !== 'string') {
      if (said.finish === 'content-filter') throw new ModelError(name, 'refused', { use: said.use });
      if (ways.json === 'none' || said.finish === 'length' || keeps(said.text)) return ways;
      nextJson();
    } else if (ways.longest === 'max_tokens' && said.includes('max_completion_tokens'))
      ways = { ...ways, longest: 'max_completion_tokens' };
    else if (ways.temperature && (/temperature/i.test(said) || ways.json === 'none'))
      ways = { ...ways, temperature: false };
    else if (ways.json !== 'none') nextJson();
    else break;
  }
  throw new ModelError(name, 'bad-answer');
}

function keeps(text: string): boolean {
  try {
    return typeof (JSON.parse(cleanJson(text)) as { ready?: unknown } | null)?.ready === 'string';
  } catch {
    return false;
  }
}
