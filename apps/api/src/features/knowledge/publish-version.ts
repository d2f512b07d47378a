import type { TextRow } from '@udaya/core/knowledge/curated-text';
import { baseLocale } from '@udaya/core/locale';
import type { Queryable } from '../../platform/database/handles.ts';
import { withSources } from './source-of.ts';
import {
  activateVersion,
  type Entry,
  findActiveVersion,
  insertEntries,
  insertVersion,
  lockKnowledge,
  type NewVersion,
  type RowPlace,
  type StoredVersion,
} from './store.ts';

/** What a version is made of. */
export interface VersionParts {
  /** The texts that it brings. */
  texts?: readonly TextRow[];
  /** Entries whose texts an earlier version brought. */
  entries?: readonly Entry[];
  /** The active rows that go with it. */
  gone?: readonly RowPlace[];
  /** Whether it holds nothing else; otherwise all that is active and that it says nothing of stays. */
  whole?: boolean;
}

/**
 * Makes a version from which reports are written from now on. Reports that exist keep their texts. Whoever has to know what is in
 * force until then takes `lockKnowledge` first, in the same transaction.
 */
export async function publishVersion(
  tx: Queryable,
  version: NewVersion,
  { texts = [], entries = [], gone = [], whole = false }: VersionParts,
): Promise<StoredVersion> {
  const base = { reportType: version.reportType, lang: version.lang ?? baseLocale };
  await lockKnowledge(tx, base);
  const over = whole ? undefined : await findActiveVersion(tx, base);
  const made = await insertVersion(tx, version, await withSources(tx, base, texts));
  await insertEntries(tx, made, { over, gone, entries });
  await activateVersion(tx, made);
  return made;
}
