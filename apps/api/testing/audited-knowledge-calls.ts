import { knowledge } from '@udaya/contract/knowledge';
import type { Route } from '@udaya/contract/route';
import type { AuditAction } from '@udaya/core/access/audit-actions';
import { calmText, edit, makeGap, type Pair, shipAgain } from './knowledge.ts';
import type { Answer, Person, World } from './world.ts';

/** One successful call of each route of the knowledge base that audits. */
export function auditedKnowledgeCalls(w: Pick<World, 'pool' | 'db'>, admin: Person) {
  const told = (answer: Answer<Route>, action: AuditAction) => ({ answer, action, actor: admin.user.id });
  const pair = (position: Pair['position']): Pair => ({ reportType: 'Adult', planet: 'Ketu', position });
  return {
    'knowledge.createEntry': async () => {
      await makeGap(w, pair(1));
      const body = { ...pair(1), descriptionTitle: 'Quiet', description: calmText('Audited one.') };
      return told(await admin.call(knowledge.createEntry, { body }), 'knowledge.edited');
    },
    'knowledge.changeEntry': async () =>
      told(await edit(admin, pair(2), calmText('Audited two.')), 'knowledge.edited'),
    'knowledge.changeTemplateText': async () => {
      const description = 'Small daily jobs with one other person, side by side at the table.';
      const body = { reportType: 'Adult', key: 'house.Moon.6', description };
      return told(await admin.call(knowledge.changeTemplateText, { body }), 'knowledge.edited');
    },
    'knowledge.rollBack': async () => {
      const saved = await edit(admin, pair(3), calmText('Audited three.'));
      const seen = saved.body.textVersion;
      const [first] = (
        await admin.call(knowledge.listVersions, { query: { reportType: 'Adult', sortOrder: 'asc' } })
      ).body.content;
      const answer = await admin.call(knowledge.rollBack, {
        params: { id: String(first?.id) },
        body: { seen },
      });
      return told(answer, 'knowledge.rolled_back');
    },
    'knowledge.answerOffer': async () => {
      await edit(admin, pair(4), calmText('Audited four.'));
      await shipAgain(w, 'Adult', [pair(5)]);
      const offers = (await admin.call(knowledge.readOffers)).body.offers;
      const offer = offers.find(({ version }) => version.reportType === 'Adult');
      const answer = await admin.call(knowledge.answerOffer, {
        params: { id: String(offer?.version.id) },
        body: { seen: offer?.current.id, take: 'all' },
      });
      return told(answer, 'knowledge.offer_answered');
    },
  };
}
