import { drafts } from '@udaya/contract/drafts';
import type { Route } from '@udaya/contract/route';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import { vi } from 'vitest';
import type { Answer, Person } from './world.ts';

/** One successful call of each route of the drafts that audits; the server has a model. */
export function auditedDraftCalls(admin: Person) {
  const told = (answer: Answer<Route>, action: AuditAction) => ({ answer, action, actor: admin.user.id });
  const ask = (key: string) =>
    admin.call(drafts.request, {
      body: { reportType: 'Student', places: [{ key, lang: 'hi', ageBand: '' }] },
    });
  /** A draft of its own, once the model has come to an end with it. */
  async function made(key: string) {
    await ask(key);
    return vi.waitFor(
      async () => {
        const { body } = await admin.call(drafts.list, { query: { reportType: 'Student', key } });
        const [draft] = body.drafts;
        if (!draft || draft.state === 'drafting') throw new Error('At work.');
        return draft;
      },
      { timeout: 15_000, interval: 100 },
    );
  }
  return {
    'drafts.request': async () => told(await ask('Ketu 1'), 'drafts.requested'),
    'drafts.approve': async () => {
      const { id, round, title, text } = await made('Ketu 2');
      const body = { reportType: 'Student', read: true, drafts: [{ id, round, title, text }] };
      return told(await admin.call(drafts.approve, { body }), 'drafts.approved');
    },
    'drafts.reject': async () => {
      const { id, round } = await made('Ketu 3');
      const answer = await admin.call(drafts.reject, { params: { id }, body: { round } });
      return told(answer, 'draft.rejected');
    },
    'drafts.draftAgain': async () => {
      const { id, round } = await made('Ketu 4');
      const answer = await admin.call(drafts.draftAgain, { params: { id }, body: { round } });
      return told(answer, 'drafts.requested');
    },
  };
}
