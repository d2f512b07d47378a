/** What the names of all drafts in the storage begin with. */
export const draftPrefix = 'udaya.draft.';

/** What the names of kept reports begin with after that: they go with the session, also where it runs out. */
export const savedName = 'report.';

/** Forgets what was kept in this tab, e.g. when somebody logs out; `only` what a name begins with. Alone, since every page carries it. */
export function dropAllDrafts(only = ''): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftPrefix + only)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
