/** What the names of all drafts in the storage begin with. */
export const draftPrefix = 'udaya.draft.';

/** Forgets what was kept of forms in this tab, e.g. when somebody signs out. Alone, since every page carries it. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
