import type { LoginResult } from '@udaya/contract/sessions';
import { defaultSettings } from '@udaya/core/identity/interface-settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const login: LoginResult = {
  token: 'token',
  username: 'meena',
  firstName: 'Meena',
  lastName: 'K',
  email: 'meena@example.org',
  authorities: [],
  role: 'user',
  userType: 'USER',
  groupType: null,
  groupName: null,
  reportLanguage: null,
  branchName: null,
  settings: defaultSettings,
};
const report = 'udaya.draft.report.1.';
const form = 'udaya.draft.form';

// Once before the tests: on a busy machine the first import takes most of a test's time.
import './session-store.ts';

/** The store as a page has it that was just loaded. */
async function load() {
  vi.resetModules();
  return (await import('./session-store.ts')).sessionStore;
}

/** What the tab has, as a browser brings it back with a closed tab. */
const snapshot = () => Object.entries(sessionStorage) as [string, string][];
const bringBack = (kept: [string, string][]) => {
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

async function loggedIn() {
  const store = await load();
  store.begin(login);
  sessionStorage.setItem(report, '{}');
  sessionStorage.setItem(form, '{}');
  return store;
}

describe('a session in a tab', () => {
  it('knows after a reload when it ends unused, as the server said of it', async () => {
    const store = await loggedIn();
    store.noteIdle(7_200, 'token');
    const said = store.current()?.idleEndsAt ?? 0;
    expect(said - Date.now()).toBeGreaterThan(7_000_000);
    store.noteIdle(60, 'an earlier token');
    expect((await load()).current()?.idleEndsAt).toBe(said);
  });

  it('is gone from a closed tab that comes back after it was ended elsewhere, with all that was kept', async () => {
    const closed = await loggedIn();
    const kept = snapshot();
    closed.end('logged-out');
    bringBack(kept);
    expect((await load()).current()).toBeUndefined();
    expect(snapshot()).toEqual([]);
  });

  it('keeps forms, and no report, in a tab that was left for longer than a reload takes', async () => {
    const names = () => [report, form].filter((name) => sessionStorage.getItem(name));
    await loggedIn();
    for (const [ago, left] of [
      [2_000, [report, form]],
      [90_000, [form]],
    ] as const) {
      sessionStorage.setItem('udaya.left', String(Date.now() - ago));
      expect([(await load()).current()?.token, names()]).toEqual(['token', left]);
    }
    expect(sessionStorage.getItem('udaya.left')).toBeNull();
  });
});
