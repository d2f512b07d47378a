import { productWritings, reportLanguages, reportVersions, wordings } from '@udaya/contract/writing';
import type { AuditedCall } from './audited-call.ts';
import { restate } from './report-contents.ts';
import type { Shop } from './shop.ts';
import type { Person } from './world.ts';

/** One successful call of each route of a report's versions, and of its wording, by the route’s name. */
export function auditedWritings(shop: Shop, admin: Person): Record<string, () => Promise<AuditedCall>> {
  const { parent } = shop;
  /** A paid report, of which nothing is being worded. */
  async function settled() {
    const id = await shop.newReport();
    await shop.pool.query(`update reports set payment_status = 'PAID' where id = $1`, [id]);
    await shop.pool.query(
      `update report_writings set state = 'failed', ended_at = now() where report_id = $1`,
      [id],
    );
    return { id };
  }
  /** The same with a second version that is offered. */
  async function offered() {
    const params = await settled();
    await restate(shop, params.id, (content) => ({
      ...content,
      manifest: { ...content.manifest, texts: [] },
    }));
    const answer = await admin.call(productWritings.compose, { params });
    return { params, answer };
  }
  return {
    'reportVersions.choose': async () => {
      const { params } = await offered();
      const answer = await parent.call(reportVersions.choose, { params, body: { version: 2 } });
      return { answer, action: 'report.version_chosen', actor: parent.user.id };
    },
    'reportVersions.decline': async () => {
      const { params } = await offered();
      const answer = await parent.call(reportVersions.decline, { params, body: { version: 2 } });
      return { answer, action: 'report.version_declined', actor: parent.user.id };
    },
    'reportVersions.compare': async () => {
      const { params } = await offered();
      const answer = await parent.call(reportVersions.compare, { params, query: { from: 1, to: 2 } });
      return { answer, action: 'report.viewed', actor: parent.user.id };
    },
    'reportLanguages.change': async () => {
      const answer = await parent.call(reportLanguages.change, {
        params: await settled(),
        body: { reportLanguage: 'ta' },
      });
      return { answer, action: 'report.language_changed', actor: parent.user.id };
    },
    'wordings.ask': async () => {
      const answer = await parent.call(wordings.ask, { params: await settled() });
      return { answer, action: 'report.wording_asked', actor: parent.user.id };
    },
    'productWritings.ask': async () => {
      const answer = await admin.call(productWritings.ask, { params: await settled() });
      return { answer, action: 'report.wording_asked', actor: admin.user.id };
    },
    'productWritings.compose': async () => {
      const { answer } = await offered();
      return { answer, action: 'report.composed_anew', actor: admin.user.id };
    },
  };
}
