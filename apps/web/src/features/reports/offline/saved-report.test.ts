import type { ReportDetail } from '@udaya/contract/reports';
import type { LoginResult } from '@udaya/contract/sessions';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { sessionStore } from '../../../api/session-store.ts';
import { askOrSaved } from './saved-report.ts';

const bought = {
  userType: 'ASTROUSER',
  paymentStatus: 'PAID',
  stage: 'ready',
  name: 'Diya',
} as ReportDetail;
const asked = { id: 'report-1', version: undefined };
const kept = () => Object.keys(sessionStorage).filter((key) => key.includes('report-1'));
const refusal = (status: number) =>
  new ApiError({ status, code: status === 0 ? 'network.unreachable' : 'record.missing', message: '' });

beforeEach(() => {
  sessionStorage.clear();
  sessionStore.begin({ token: 'token' } as LoginResult);
  sessionStorage.setItem('udaya.draft.form', '{}');
});

describe('a report that was opened', () => {
  it('is kept where it is one’s own and bought, and by nobody else', async () => {
    await askOrSaved('user', asked, async () => bought);
    expect(kept()).toHaveLength(1);
    sessionStorage.clear();
    await askOrSaved('groupUser', asked, async () => ({ ...bought, userType: 'GROUP' }));
    await askOrSaved('productAdmin', asked, async () => bought);
    await askOrSaved('user', asked, async () => ({ ...bought, paymentStatus: 'PENDING' }));
    expect(kept()).toEqual([]);
  });

  it('goes with the session, also where that runs out, while forms are kept then', async () => {
    await askOrSaved('user', asked, async () => bought);
    sessionStore.end('expired');
    expect([kept(), sessionStorage.getItem('udaya.draft.form')]).toEqual([[], '{}']);
  });

  it('goes once the server says that it is gone or closed', async () => {
    await askOrSaved('user', asked, async () => bought);
    const gone = askOrSaved('user', asked, async () => Promise.reject(refusal(404)));
    await expect(gone).rejects.toThrow();
    expect(kept()).toEqual([]);
    await askOrSaved('user', asked, async () => bought);
    await askOrSaved('user', asked, async () => ({ ...bought, paymentStatus: 'REFUNDED' }));
    expect(kept()).toEqual([]);
  });

  it('goes in every version, also where another one is asked for', async () => {
    for (const version of [1, 2]) await askOrSaved('user', { ...asked, version }, async () => bought);
    expect(kept()).toHaveLength(2);
    const gone = askOrSaved('user', asked, async () => Promise.reject(refusal(404)));
    await expect(gone).rejects.toThrow();
    expect(kept()).toEqual([]);
  });

  it('is not kept where its reader has logged out before it came, least of all for the next one', async () => {
    const late = Promise.withResolvers<ReportDetail>();
    const asking = askOrSaved('user', asked, () => late.promise);
    sessionStore.end('logged-out');
    sessionStore.begin({ token: 'another' } as LoginResult);
    late.resolve(bought);
    await asking;
    expect(kept()).toEqual([]);
  });

  it('stays as it is while nobody answers, and another session does not see it', async () => {
    await askOrSaved('user', asked, async () => bought);
    const before = kept();
    sessionStore.begin({ token: 'another' } as LoginResult);
    const away = askOrSaved('user', asked, async () => Promise.reject(refusal(0)));
    await expect(away).rejects.toThrow();
    expect(kept()).toEqual(before);
  });
});
