let reached = true;
const listeners = new Set<() => void>();

/** Whether the last call got an answer of the server, be it a refusal; not where the server says that it cannot work now. */
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

/** Whether a status says that no answer came (0), or one of something between here and a server that can work. */
export const isAway = (status: number): boolean => status === 0 || (status >= 502 && status <= 504);
