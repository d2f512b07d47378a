import { reviews } from '@udaya/contract/reviews';
import type { Area } from '@udaya/core/knowledge/areas';
import type { AuditedCall } from './audited-call.ts';
import { flaggingReaders } from './flagging-readers.ts';
import type { Person, World } from './world.ts';

/** One successful call of each route by which reviews are read and decided, by the route’s name. */
export function auditedReviews(w: World, admin: Person): Record<string, () => Promise<AuditedCall>> {
  const r = flaggingReaders(w);
  const actor = admin.user.id;
  /** A group's reports are open whole; each area is another review. */
  async function newReview(place: Area) {
    await r.flag(place, { person: await w.person('groupUser') });
    const [latest] = await r.queue(admin);
    return { params: { id: latest?.id ?? '' } };
  }
  const approve = (params: { id: string }) => r.decide(admin, params.id, 'approve');
  return {
    'reviews.read': async () => {
      const { params } = await newReview('friends');
      return { answer: await admin.call(reviews.read, { params }), action: 'review.viewed', actor };
    },
    'reviews.decide': async () => {
      const { params } = await newReview('energy');
      return { answer: await approve(params), action: 'review.approved', actor };
    },
    'reviews.reopen': async () => {
      const { params } = await newReview('wishes');
      await approve(params);
      return { answer: await admin.call(reviews.reopen, { params }), action: 'review.reopened', actor };
    },
  };
}
