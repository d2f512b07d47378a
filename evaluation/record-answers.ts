import { ModelError, type TextModel } from '../apps/api/src/ports/text-model/text-model.ts';
import type { Miss, Recordings } from './recordings.ts';

/** Asks a model for every missing answer, one after the other, and records it; gives those that are still missing, with why. */
export async function recordAnswers(
  model: TextModel,
  misses: readonly Miss[],
  recordings: Recordings,
  about: { promptVersion: string; day: string; timeoutMs: number; stillAsked: ReadonlySet<string> },
): Promise<{ miss: Miss; reason: string }[]> {
  const failed: { miss: Miss; reason: string }[] = [];
  for (const miss of misses) {
    const request = miss.asked.requests.find(({ hash }) => hash === miss.hash)?.request;
    if (!request) continue;
    try {
      const answer = await model.ask(request, AbortSignal.timeout(about.timeoutMs));
      recordings.save(
        miss.asked.birth.id,
        {
          request: miss.hash,
          asks: miss.asks,
          promptVersion: about.promptVersion,
          model: model.model,
          named: answer.model,
          how: 'asked',
          day: about.day,
          tokens: answer.use,
          answer: answer.text.split(/\r?\n/u),
        },
        about.stillAsked,
      );
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      failed.push({ miss, reason: error.reason });
    }
  }
  return failed;
}
