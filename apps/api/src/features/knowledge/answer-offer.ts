import type { KnowledgeVersion, OfferedChange } from '@udaya/contract/knowledge-schemas';
import { Failure, invalidField } from '@udaya/core/failure';
import type { CuratedText } from '@udaya/core/knowledge/curated-text';
import { listChanges, saysTheSame, type TextChange } from '@udaya/core/knowledge/list-changes';
import { groupOfKey } from '@udaya/core/knowledge/passage-keys';
import { rowIdOf } from '@udaya/core/knowledge/text-keys';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { Queryable } from '../../platform/database/handles.ts';
import { presentChange } from './present-text.ts';
import { presentVersion, readNamedVersion } from './present-version.ts';
import { publishVersion } from './publish-version.ts';
import { lockAsSeen } from './roll-back.ts';
import { findActiveVersion, readTextsOf, type StoredVersion } from './store.ts';
import {
  countEntriesOf,
  findNamedActiveVersion,
  findShippedBefore,
  listOffered,
  markAnswered,
} from './store-versions.ts';

interface Offer {
  version: KnowledgeVersion;
  current: KnowledgeVersion;
  changes: OfferedChange[];
}

/** How many knowledge bases the product offers texts for that nobody has answered yet. */
export async function countOffers(db: UserCall['db']): Promise<number> {
  return (await listOffered(db)).length;
}

/** What the product offers and nobody has answered yet, with where it differs from what is active now. */
export async function readOffers({ db }: Pick<UserCall, 'db'>): Promise<{ offers: Offer[] }> {
  const offers: Offer[] = [];
  for (const offered of await listOffered(db)) {
    const current = await findNamedActiveVersion(db, offered.version);
    if (!current) continue;
    const changes = await offeredChanges(db, offered.version, current.version);
    if (changes.length === 0) continue;
    const earlier = await findShippedBefore(db, offered.version);
    const known = new Map(
      (earlier ? await readTextsOf(db, earlier) : []).map((text) => [rowIdOf(text), text]),
    );
    const isFresh = ({ key, ageBand, after }: TextChange<CuratedText>) => {
      const old = known.get(rowIdOf({ key, ageBand }));
      return !old || !after || !saysTheSame(old, after);
    };
    offers.push({
      version: presentVersion(offered),
      current: presentVersion(current),
      changes: changes.map((change) => ({ ...presentChange(change), fresh: isFresh(change) })),
    });
  }
  return { offers };
}

interface Answer {
  id: number;
  seen: number;
  take: 'all' | 'some' | 'none';
  entries?: { key: string }[] | undefined;
}

/**
 * Takes all, some or none of what the product offers. What is taken makes a new version; what is not taken stays as it is, and the offer
 * is not made again.
 * @throws Failure `record.missing`; `knowledge.answered`; `knowledge.changed_meanwhile` where another version than `seen` is active
 * by now; `request.invalid` where none are named, or one that is not offered
 */
export async function answerOffer(
  ctx: UserCall,
  { id, seen, take, entries = [] }: Answer,
): Promise<{ message: string; version: KnowledgeVersion | null }> {
  if (take === 'some' && entries.length === 0) throw invalidField('entries', m.knowledge_offer_choose_one());
  const { version: offered } = await readNamedVersion(ctx.db, id);
  if (offered.source !== 'shipped') throw new Failure('record.missing');
  if (offered.state !== 'offered') throw new Failure('knowledge.answered');
  return ctx.db.transaction(async (tx) => {
    await lockAsSeen(tx, offered, seen);
    // Read again: somebody else may have answered before the lock was free.
    if ((await readNamedVersion(tx, id)).version.state !== 'offered') throw new Failure('knowledge.answered');
    const chosen = take === 'none' ? [] : await choose(tx, offered, take, entries);
    await markAnswered(tx, offered);
    const made = chosen.length > 0 ? await publishChosen(ctx, tx, offered, chosen) : undefined;
    await ctx.audit(tx, 'knowledge.offer_answered', { targetId: String(id) });
    return {
      message: made ? m.knowledge_offer_taken({ count: chosen.length }) : m.knowledge_offer_declined(),
      version: made ? presentVersion(await readNamedVersion(tx, made.id)) : null,
    };
  });
}

async function choose(
  tx: Queryable,
  offered: StoredVersion,
  take: 'all' | 'some',
  named: readonly { key: string }[],
): Promise<TextChange<CuratedText>[]> {
  const held = await findActiveVersion(tx, offered);
  const changes = held ? await offeredChanges(tx, offered, held) : [];
  if (take === 'all') return changes;
  const groups = new Set(named.map(({ key }) => groupOfKey(key)));
  // All that is offered of a pair belongs together: portraits in all wordings, and what helps at each age.
  const chosen = changes.filter(({ key }) => groups.has(groupOfKey(key)));
  if (new Set(chosen.map(({ key }) => groupOfKey(key))).size < groups.size)
    throw invalidField('entries', m.knowledge_offer_not_offered());
  return chosen;
}

async function publishChosen(
  { actor }: UserCall,
  tx: Queryable,
  offered: StoredVersion,
  chosen: readonly TextChange<CuratedText>[],
): Promise<StoredVersion> {
  const { reportType, lang } = offered;
  const held = await findActiveVersion(tx, offered);
  const heldCount = held ? await countEntriesOf(tx, held) : 0;
  const added = chosen.filter(({ kind }) => kind === 'added').length;
  const changed = chosen.length - added;
  return publishVersion(
    tx,
    {
      reportType,
      lang,
      source: 'choice',
      basedOn: offered.id,
      createdBy: actor.userId,
      added,
      changed,
      leftAlone: heldCount - changed,
    },
    {
      entries: chosen.flatMap(({ key, ageBand, after }) =>
        after ? [{ key, ageBand, textVersionId: after.versionId }] : [],
      ),
    },
  );
}

/** What an offer would add or change now; what it says nothing of stays in any case. */
async function offeredChanges(
  db: Queryable,
  offered: StoredVersion,
  held: StoredVersion,
): Promise<TextChange<CuratedText>[]> {
  const brought = (await readTextsOf(db, offered)).filter(({ versionId }) => versionId === offered.id);
  const { changes } = listChanges(await readTextsOf(db, held), brought);
  return changes.filter(({ kind }) => kind !== 'removed');
}
