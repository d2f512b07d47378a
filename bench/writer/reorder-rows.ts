import type { StubRequest } from '../../apps/api/testing/model-stub-request.ts';
import { splitSentences } from '../../packages/core/src/writing/split-sentences.ts';

/** An answer as a good model gives it, of the request's own rows: each place says its row's sentences in another order. */
export function reorderRows({ prompt }: StubRequest): string {
  const rows = new Map(
    [...prompt.matchAll(/<passage id="(p\d+)"[^>]*>([\s\S]*?)<\/passage>/g)].map(([, id = '', text = '']) => [
      id,
      splitSentences(text).reverse(),
    ]),
  );
  const places = [...prompt.matchAll(/^([a-z]+-[a-z\d-]+): .* in place of (p\d+)/gm)].map(
    ([, place = '', id = '']) => ({ place, id, sentences: rows.get(id) ?? [] }),
  );
  if (places.some(({ place }) => place.startsWith('plan'))) {
    const tasks = places.map(({ id, sentences }) => ({ text: sentences.join(' '), ids: [id] }));
    return JSON.stringify({ week: tasks[0], month: tasks.slice(1) });
  }
  return places
    .map(
      ({ place, id, sentences }) =>
        `## ${place}\n${sentences.map((sentence) => `${sentence} [${id}]`).join('\n')}`,
    )
    .join('\n');
}
