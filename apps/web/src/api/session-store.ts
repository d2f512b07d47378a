import { type LoginResult, Session } from '@udaya/contract/sessions';
import * as z from 'zod/mini';
import { dropAllDrafts, keptName } from './drop-all-drafts.ts';
import { randomKey } from './random-key.ts';
import { sessionsElsewhere, showSession, tellOtherTabs, whenAnotherTabSays } from './tab-channel.ts';

const storageKey = 'udaya.session';

const StoredSession = z.object({ id: z.string(), token: z.string(), beganAt: z.number(), session: Session });
/**
 * Who is signed in in this tab. `id` is shared by the tabs that were duplicated from it, and is no secret; `beganAt` is
 * in milliseconds since 1970.
 */
export type StoredSession = z.infer<typeof StoredSession>;

/** Why a session is over. */
export type SessionEnd = 'expired' | 'signed-out' | 'signed-out-elsewhere';

type EndListener = (ended: { reason: SessionEnd; session: Session }) => void;

let current = readStored();
/** Whether this tab knows by itself who is signed in, or asked the others. */
let settled = current !== undefined;
let hide = current && showSession(current.id);
/** The session that this tab asked the others for. */
let awaited: string | undefined;
/** How long another tab may take to answer, in milliseconds. */
const patience = 3_000;
const changeListeners = new Set<() => void>();
const endListeners = new Set<EndListener>();

function readStored(): StoredSession | undefined {
  try {
    const parsed = StoredSession.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function keep(next: StoredSession | undefined): void {
  settled = true;
  if (next?.id !== current?.id) {
    hide?.();
    hide = next && showSession(next.id);
  }
  current = next;
  try {
    if (next) sessionStorage.setItem(storageKey, JSON.stringify(next));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // A browser without storage keeps the session until the page is left.
  }
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
    keep({ id: randomKey(), token, beganAt: Date.now(), session });
  },

  /** Takes over the session of the other tabs in a tab that was just opened, if they have one and the same. */
  async join(): Promise<void> {
    if (settled) return;
    settled = true;
    const [id, ...others] = await sessionsElsewhere();
    if (!id || others.length > 0) return;
    awaited = id;
    tellOtherTabs({ kind: 'asking', id });
    await new Promise<void>((resolve) => {
      changeListeners.add(resolve);
      setTimeout(resolve, patience);
    });
    awaited = undefined;
  },

  /** Replaces what is known of the user, e.g. after the server was asked again. */
  update(session: Session): void {
    if (current) keep({ ...current, session });
  },

  /** Ends the session, of that token if one is given: a late answer must not end a newer session. */
  end(reason: SessionEnd, token?: string): void {
    if (!current || (token && token !== current.token)) return;
    const { id, session } = current;
    keep(undefined);
    // Who comes back after a session ran out finds the form as it was left.
    dropAllDrafts(reason === 'expired' ? keptName : '');
    if (reason === 'signed-out') tellOtherTabs({ kind: 'signed-out', id });
    for (const listener of endListeners) listener({ reason, session });
  },
};

whenAnotherTabSays((word) => {
  if (word.kind === 'asking') {
    if (current?.id === word.id) tellOtherTabs({ kind: 'signed-in', stored: current });
  } else if (word.kind === 'signed-in') {
    const parsed = StoredSession.safeParse(word.stored);
    if (parsed.success && parsed.data.id === awaited) keep(parsed.data);
  } else if (current?.id === word.id) sessionStore.end('signed-out-elsewhere');
});
