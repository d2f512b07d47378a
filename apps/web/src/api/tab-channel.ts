import * as z from 'zod/mini';

const Word = z.object({ kind: z.literal('signed-out'), id: z.string() });
type Word = z.infer<typeof Word>;

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('udaya.session');

/** Tells the other tabs of this browser. */
export function tellOtherTabs(word: Word): void {
  channel?.postMessage(word);
}

/** Hears what other tabs tell. */
export function whenAnotherTabSays(hear: (word: Word) => void): void {
  channel?.addEventListener('message', (event) => {
    const parsed = Word.safeParse(event.data);
    if (parsed.success) hear(parsed.data);
  });
}
