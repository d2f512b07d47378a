const prefix = 'udaya.draft.';

/** What was kept of a form, or undefined; whoever reads it checks its shape. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed into a form until it is sent, in this tab only. */
export function keepDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // Without storage a reload loses the form; nothing else depends on it.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept.
  }
}

/** Forgets all drafts, e.g. when somebody signs out. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
