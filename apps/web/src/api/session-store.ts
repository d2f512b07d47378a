import { type LoginResult, Session } from '@udaya/contract/sessions';
import * as z from 'zod/mini';
import { dropAllDrafts, savedName } from './drop-all-drafts.ts';
import { hasEnded, noteEnded } from './ended-sessions.ts';
import { randomKey } from './random-key.ts';
import { notifyOtherTabs, sessionsElsewhere, showSession, whenAnotherTabSays } from './tab-channel.ts';
import { leftKey, reloadMs } from './tab-left.ts';

const storageKey = 'udaya.session';

const StoredSession = z.object({
  id: z.string(),
  token: z.string(),
  beganAt: z.number(),
  idleEndsAt: z.optional(z.number()),
  session: Session,
});
/**
 * Who is logged in in this tab. `id` is shared by the tabs that were duplicated from it, and is no secret; `beganAt` is
 * in milliseconds since 1970, and so is `idleEndsAt`, when the session ends if nothing is asked of the server, once that was said.
 */
export type StoredSession = z.infer<typeof StoredSession>;

/** Why a session is over. */
export type SessionEnd = 'expired' | 'logged-out' | 'logged-out-elsewhere';

type EndListener = (ended: { reason: SessionEnd; session: Session }) => void;

let current = readStored();
/** Whether this tab knows by itself who is logged in, or asked the others. */
let settled = current !== undefined;
let hide = current && showSession(current.id);
/** The session that this tab asked the others for. */
let awaited: string | undefined;
/** How long another tab may take to answer, in milliseconds. */
const timeoutMs = 3_000;
const changeListeners = new Set<() => void>();
const endListeners = new Set<EndListener>();

function readStored(): StoredSession | undefined {
  try {
    // What was read in a tab that comes back later is forgotten; forms stay as they were.
    const left = Number(sessionStorage.getItem(leftKey));
    sessionStorage.removeItem(leftKey);
    if (left && Date.now() - left > reloadMs) dropAllDrafts(savedName);
    const { data } = StoredSession.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    if (!data || !hasEnded(data.id)) return data;
    // A tab that was closed comes back, whose session was ended in another one meanwhile.
    sessionStorage.removeItem(storageKey);
    dropAllDrafts();
  } catch {
    // Nobody is logged in.
  }
  return undefined;
}

function store(): void {
  try {
    if (current) sessionStorage.setItem(storageKey, JSON.stringify(current));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A browser without storage keeps the session until the page is left.
  }
}

function save(next: StoredSession | undefined): void {
  settled = true;
  if (next?.id !== current?.id) {
    hide?.();
    hide = next && showSession(next.id);
  }
  current = next;
  store();
  for (const listener of changeListeners) listener();
}

/** The session of this tab, in session storage only. Tabs that are opened later get it from this one. */
export const sessionStore = {
  current: () => current,

  subscribe(listener: () => void): () => void {
    changeListeners.add(listener);
    return () => changeListeners.delete(listener);
  },

  /** Hears of every end of a session, whatever the reason. */
  onEnd(listener: EndListener): () => void {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
  },

  begin({ token, ...session }: LoginResult): void {
    save({ id: randomKey(), token, beganAt: Date.now(), session });
  },

  /** Takes over the session of the other tabs in a tab that was just opened, if they have one and the same. */
  async join(): Promise<void> {
    if (settled) return;
    settled = true;
    const [id, ...others] = await sessionsElsewhere();
    if (!id || others.length > 0) return;
    awaited = id;
    notifyOtherTabs({ kind: 'asking', id });
    await new Promise<void>((resolve) => {
      changeListeners.add(resolve);
      setTimeout(resolve, timeoutMs);
    });
    awaited = undefined;
  },

  /** Replaces what is known of the user, e.g. after the server was asked again. */
  update(session: Session): void {
    if (current) save({ ...current, session });
  },

  /** Notes what the server said of the session of that token: unused, it lasts so many seconds more. */
  noteIdle(seconds: number, token: string | undefined): void {
    if (!seconds || !current || current.token !== token) return;
    current.idleEndsAt = Date.now() + seconds * 1000;
    store();
  },

  /** Ends the session, of that token if one is given: a late answer must not end a newer session. */
  end(reason: SessionEnd, token?: string): void {
    if (!current || (token && token !== current.token)) return;
    const { id, session } = current;
    save(undefined);
    // Who comes back after a session ran out finds the form as it was left.
    dropAllDrafts(reason === 'expired' ? savedName : '');
    if (reason === 'logged-out') {
      noteEnded(id);
      notifyOtherTabs({ kind: 'logged-out', id });
    }
    for (const listener of endListeners) listener({ reason, session });
  },
};

whenAnotherTabSays((word) => {
  if (word.kind === 'asking') {
    if (current?.id === word.id) notifyOtherTabs({ kind: 'logged-in', stored: current });
  } else if (word.kind === 'logged-in') {
    const parsed = StoredSession.safeParse(word.stored);
    if (parsed.success && parsed.data.id === awaited) save(parsed.data);
  } else if (current?.id === word.id) sessionStore.end('logged-out-elsewhere');
});
