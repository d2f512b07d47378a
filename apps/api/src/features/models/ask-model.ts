import type { ModelRequest } from '@udaya/core/writing/answer';
import { type ModelAnswer, ModelError } from '../../ports/text-model/text-model.ts';
import { askWithin } from './ask-within.ts';
import { askBound, probeBound, useOfUnknown } from './call-bounds.ts';
import type { ModelCall, Models } from './models.ts';
import { openCall } from './open-call.ts';

export type { ModelCall, Models } from './models.ts';

/**
 * Asks the model, within the budgets and the time of the call: what it may cost is reserved before and settled after. A server that is
 * busy, away or failing is asked again while there is time, three times at most.
 * @throws ModelError; `budget` where a budget is spent
 */
export async function askModel(models: Models, call: ModelCall, request: ModelRequest): Promise<ModelAnswer> {
  const { model } = models;
  if (call.deadlineMs <= Date.now()) throw new ModelError(model.name, 'timeout');
  // The first call of a process finds out how the model wants to be asked, and pays for it.
  const isFirst = model.reading().json === undefined;
  const settle = await openCall(models, call, askBound(request, { withProbe: isFirst }));
  let tries = 0;
  try {
    const answer = await askWithin(
      (signal) => {
        tries += 1;
        return model.ask(request, signal);
      },
      { name: model.name, deadlineMs: call.deadlineMs },
    );
    await settle({ outcome: 'answered', tries, use: answer.use, model: answer.model });
    return answer;
  } catch (thrown) {
    if (!(thrown instanceof ModelError)) throw thrown;
    const use = thrown.use ?? useOfUnknown(thrown.reason, request);
    await settle({ outcome: thrown.reason, tries, use, model: model.model });
    throw thrown;
  }
}

/** Has the model say how it takes JSON, before anybody waits for it, where a budget is left for it. What goes wrong is noted with its calls, and found out again when it is asked. */
export async function warmUp(models: Models, signal: AbortSignal): Promise<void> {
  const { model } = models;
  const deadlineMs = Date.now() + 20_000;
  const call = { purpose: 'probe', groupId: null, reportId: null, deadlineMs } as const;
  const settle = await openCall(models, call, probeBound()).catch((thrown: unknown) => {
    if (!(thrown instanceof ModelError)) throw thrown;
  });
  if (!settle) return;
  const use = { input: 0, cached: 0, written: 0, output: 0 };
  const outcome = await model
    .probe(signal, (spent) => {
      use.input += spent.input;
      use.cached += spent.cached;
      use.written += spent.written ?? 0;
      use.output += spent.output;
    })
    .then(
      () => 'answered' as const,
      (thrown: unknown) => (thrown instanceof ModelError ? thrown.reason : 'bad-answer'),
    );
  await settle({ outcome, tries: 1, use, model: model.model });
}
