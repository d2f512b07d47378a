import type { KnowledgeComparison, KnowledgeVersionDetail } from '@udaya/contract/knowledge-schemas';
import { invalidField } from '@udaya/core/failure';
import { listChanges, type TextChange } from '@udaya/core/knowledge/list-changes';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import { presentChange } from './present-text.ts';
import { presentVersion, readNamedVersion } from './present-version.ts';
import { readTextsOf } from './store.ts';
import { findNamedActiveVersion, findVersionBefore } from './store-versions.ts';

/** One version, the one before it, and what going back to it would do now. @throws Failure `record.missing` */
export async function readVersion(
  { db }: Pick<UserCall, 'db'>,
  { id }: { id: number },
): Promise<KnowledgeVersionDetail> {
  const found = await readNamedVersion(db, id);
  const current = await findNamedActiveVersion(db, found.version);
  const texts = await readTextsOf(db, found.version);
  const { changes } = listChanges(current ? await readTextsOf(db, current.version) : [], texts);
  const goesBack = found.version.state === 'published' && changes.length > 0;
  return {
    ...presentVersion(found),
    entries: texts.length,
    before: (await findVersionBefore(db, found.version))?.version.id ?? null,
    current: current?.version.id ?? 0,
    rollback: goesBack ? countKinds(changes) : null,
  };
}

/**
 * What a version changed against the one before it, or `with` another one of the same knowledge base.
 * @throws Failure `record.missing`; `request.invalid` where the other one is of another report type
 */
export async function compareVersions(
  { db }: Pick<UserCall, 'db'>,
  { id, with: other }: { id: number; with?: number | undefined },
): Promise<KnowledgeComparison> {
  const to = await readNamedVersion(db, id);
  const from =
    other === undefined ? await findVersionBefore(db, to.version) : await readNamedVersion(db, other);
  const isOfBase =
    !from || (from.version.reportType === to.version.reportType && from.version.lang === to.version.lang);
  if (!isOfBase) throw invalidField('with', m.knowledge_compare_other_type());
  const { changes, same } = listChanges(
    from ? await readTextsOf(db, from.version) : [],
    await readTextsOf(db, to.version),
  );
  return {
    from: from ? presentVersion(from) : null,
    to: presentVersion(to),
    ...countKinds(changes),
    same,
    changes: changes.map(presentChange),
  };
}

function countKinds(changes: readonly TextChange[]) {
  const count = (kind: TextChange['kind']) => changes.filter((change) => change.kind === kind).length;
  return { added: count('added'), changed: count('changed'), removed: count('removed') };
}
