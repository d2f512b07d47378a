import type { KnowledgeVersion } from '@udaya/contract/knowledge-schemas';
import { Failure } from '@udaya/core/failure';
import type { UserCall } from '../../platform/call-context.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { compareTexts } from './compare-texts.ts';
import { presentVersion, readNamedVersion } from './present-version.ts';
import { publishVersion } from './publish-version.ts';
import { findActiveVersion, type KnowledgeBase, lockKnowledge, readTextsOf } from './store.ts';

/**
 * Activates all that an earlier version holds again, as a new version. Reports that exist keep their texts.
 * @throws Failure `record.missing`; `knowledge.only_offered` for what never was active; `knowledge.changed_meanwhile` where another
 * version than `seen` is active by now; `knowledge.nothing_to_change` where that one says the same
 */
export async function rollBack(
  ctx: UserCall,
  { id, seen }: { id: number; seen: number },
): Promise<KnowledgeVersion> {
  const { version } = await readNamedVersion(ctx.db, id);
  if (version.state !== 'published') throw new Failure('knowledge.only_offered');
  return ctx.db.transaction(async (tx) => {
    await lockAsSeen(tx, version, seen);
    const held = await findActiveVersion(tx, version);
    const texts = await readTextsOf(tx, version);
    const heldTexts = held ? await readTextsOf(tx, held) : [];
    const { counts } = compareTexts(heldTexts, texts);
    // What stands now and did not stand then goes: nothing is left alone.
    const removed = heldTexts.length - counts.changed - counts.same;
    if (counts.added + counts.changed + removed === 0) throw new Failure('knowledge.nothing_to_change');
    const { reportType, lang } = version;
    const made = await publishVersion(
      tx,
      {
        reportType,
        lang,
        source: 'rollback',
        basedOn: id,
        createdBy: ctx.actor.userId,
        ...counts,
        removed,
        leftAlone: 0,
      },
      {
        whole: true,
        entries: texts.map(({ key, ageBand, versionId }) => ({ key, ageBand, textVersionId: versionId })),
      },
    );
    await ctx.audit(tx, 'knowledge.rolled_back', { targetId: String(made.id) });
    return presentVersion(await readNamedVersion(tx, made.id));
  });
}

/**
 * Lets nobody else change a knowledge base until the transaction is over, given that the active version is the one that the caller saw.
 * @throws Failure `knowledge.changed_meanwhile`
 */
export async function lockAsSeen(tx: Queryable, base: KnowledgeBase, seen: number): Promise<void> {
  await lockKnowledge(tx, base);
  const held = await findActiveVersion(tx, base);
  if ((held?.id ?? 0) !== seen) throw new Failure('knowledge.changed_meanwhile');
}
