const key = 'udaya.ended';
/** Room for the last fifty; a session lives for half a day at most. */
const most = 50 * 33;

/** Whether somebody logged out of a session, be it while this tab was closed or asleep and did not hear of it. */
export function hasEnded(id: string): boolean {
  try {
    return Boolean(localStorage.getItem(key)?.includes(id));
  } catch {
    return false;
  }
}

/** Remembers a session that somebody logged out of, for the tabs that come back later: its id, which is no secret. */
export function noteEnded(id: string): void {
  try {
    localStorage.setItem(key, `${localStorage.getItem(key) ?? ''} ${id}`.slice(-most));
  } catch {
    // Without storage no tab has kept a session either.
  }
}
