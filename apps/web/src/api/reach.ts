let reached = true;
const listeners = new Set<() => void>();

/** Whether the last call got an answer, be it a refusal. */
export const reach = {
  current: () => reached,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  note(now: boolean): void {
    if (now === reached) return;
    reached = now;
    for (const listener of listeners) listener();
  },
};
