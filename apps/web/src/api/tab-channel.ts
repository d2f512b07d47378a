import * as z from 'zod/mini';

const Word = z.union([
  z.object({ kind: z.literal('logged-out'), id: z.string() }),
  /** A tab that was just opened wants to know this session. */
  z.object({ kind: z.literal('asking'), id: z.string() }),
  z.object({ kind: z.literal('logged-in'), stored: z.unknown() }),
]);
type Word = z.infer<typeof Word>;

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('udaya.session');

/** Tells the other tabs of this browser; nothing of it is stored. */
export function notifyOtherTabs(word: Word): void {
  channel?.postMessage(word);
}

/** Hears what other tabs tell. */
export function whenAnotherTabSays(onWord: (word: Word) => void): void {
  channel?.addEventListener('message', (event) => {
    const parsed = Word.safeParse(event.data);
    if (parsed.success) onWord(parsed.data);
  });
}

// Whether other tabs know a session is read from the locks that they hold, since a tab in the background may be slow to answer.
// Locks are there on https and on this machine only; elsewhere each tab is alone.
const locks = 'locks' in navigator ? navigator.locks : undefined;
const prefix = 'udaya.session.';

/** Shows the other tabs that this one knows a session, until the returned function is called or the tab is closed. */
export function showSession(id: string): () => void {
  let hide = () => {};
  const shown = new Promise<void>((resolve) => {
    hide = resolve;
  });
  locks?.request(prefix + id, { mode: 'shared' }, () => shown).catch(() => undefined);
  return hide;
}

/** The ids of the sessions that other tabs know. */
export async function sessionsElsewhere(): Promise<string[]> {
  const { held = [] } = (await locks?.query()) ?? {};
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  return [...new Set(names)];
}
