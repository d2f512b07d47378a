import { buildRequests, canonicalRequest, type Prompt } from '@udaya/core/writing/build-requests';
import type { FactsPack } from '@udaya/core/writing/facts-pack';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { type ModelAnswer, ModelError, type TokenUse } from '../../ports/text-model/text-model.ts';
import { askModel, type ModelCall, type Models } from '../models/ask-model.ts';

/** What came of asking: both answers, or why there is none; and what was spent in either case. */
export interface Asked {
  requestHash: string;
  /** Undefined where the prose failed: without it there is nothing to be framed. */
  answers: { prose: string; plan: string } | undefined;
  /** Why the prose, or else the plan, got no usable answer. */
  reason: string | null;
  /** The model as it named itself. */
  model: string;
  use: TokenUse;
}

/** Asks for prose and plan at once, each one time. */
export async function askForAnswers(
  models: Models,
  call: ModelCall,
  { prompt, pack }: { prompt: Prompt; pack: FactsPack },
): Promise<Asked> {
  const { prose, plan } = buildRequests(prompt, pack);
  const requestHash = sha256([prose, plan].flatMap((one) => (one ? canonicalRequest(one) : [])).join('\n'));
  const [told, planned] = await Promise.all([
    outcomeOf(askModel(models, call, prose)),
    plan ? outcomeOf(askModel(models, call, plan)) : undefined,
  ]);
  return {
    requestHash,
    answers: told.answer && { prose: told.answer.text, plan: planned?.answer?.text ?? '' },
    reason: told.error?.reason ?? planned?.error?.reason ?? null,
    model: told.answer?.model ?? models.model.model,
    use: sum([told, planned].flatMap((one) => one?.answer?.use ?? one?.error?.use ?? [])),
  };
}

type Outcome = { answer: ModelAnswer; error?: undefined } | { answer?: undefined; error: ModelError };

/** @throws whatever is no failure of the call: a bug of ours, or a database that is away */
async function outcomeOf(asking: Promise<ModelAnswer>): Promise<Outcome> {
  try {
    return { answer: await asking };
  } catch (error) {
    if (error instanceof ModelError) return { error };
    throw error;
  }
}

function sum(uses: readonly TokenUse[]): TokenUse {
  const total = { input: 0, cached: 0, written: 0, output: 0 };
  for (const use of uses) {
    total.input += use.input;
    total.cached += use.cached;
    total.written += use.written ?? 0;
    total.output += use.output;
  }
  return total;
}
