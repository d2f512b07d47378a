import { readingLinks } from '@udaya/contract/reading-links';
import type { AuditedCall } from './audited-call.ts';
import type { Shop } from './shop.ts';

/** One successful call of each route by which a reading is given to others, by the route’s name. */
export function auditedLinks(shop: Shop): Record<string, () => Promise<AuditedCall>> {
  const { parent } = shop;
  const actor = parent.user.id;
  async function linked() {
    const { reportId: id } = await shop.paid();
    return { id, answer: await parent.call(readingLinks.create, { params: { id } }) };
  }
  return {
    'readingLinks.create': async () => ({
      answer: (await linked()).answer,
      action: 'report.link_created',
      actor,
    }),
    'readingLinks.withdraw': async () => {
      const { id, answer } = await linked();
      const params = { id, linkId: answer.body.links[0]?.id ?? '' };
      return {
        answer: await parent.call(readingLinks.withdraw, { params }),
        action: 'report.link_withdrawn',
        actor,
      };
    },
    'readingLinks.read': async () => {
      const token = (await linked()).answer.body.address.split('/').at(-1);
      return {
        answer: await shop.call(readingLinks.read, { body: { token } }),
        action: 'report.link_opened',
      };
    },
  };
}
