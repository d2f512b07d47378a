import { findingText } from '@udaya/contract/knowledge-findings';
import type { KnowledgeEntry, SavedEntry } from '@udaya/contract/knowledge-schemas';
import { Failure } from '@udaya/core/failure';
import { lintEntry } from '@udaya/core/knowledge/lint-entry';
import { saysTheSame } from '@udaya/core/knowledge/list-changes';
import type { Planet, Position } from '@udaya/core/knowledge/passage';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { baseOf, presentVersion } from './present-version.ts';
import { publishVersion } from './publish-version.ts';
import { findVersionInForce, lockKnowledge } from './store.ts';
import { countEntriesOf, findEntry, type StoredEntry } from './store-versions.ts';

interface Pair {
  reportType: ReportType;
  planet: Planet;
  position: Position;
}

interface EntryInput extends Pair {
  descriptionTitle: string;
  description: string;
}

/** The entry in force of a planet in a position; null where it has none. */
export async function readEntry(
  { db }: Pick<UserCall, 'db'>,
  pair: Pair,
): Promise<{ entry: KnowledgeEntry | null }> {
  const { reportType, planet, position } = pair;
  const held = await findVersionInForce(db, baseOf(reportType));
  const stored = held && (await findEntry(db, held, pair));
  if (!stored) return { entry: null };
  return {
    entry: {
      reportType,
      planet,
      position,
      lang: held.lang,
      descriptionTitle: stored.title,
      description: stored.description,
      textVersion: presentVersion(stored),
    },
  };
}

/**
 * Gives a planet in a position a text where it has none.
 * @throws Failure `request.invalid` with the words that no text may say; `knowledge.entry_exists`
 */
export async function createEntry(ctx: UserCall, input: EntryInput): Promise<SavedEntry> {
  const notes = lint(input);
  return edit(ctx, input, notes, (stored) => {
    if (stored)
      throw new Failure('knowledge.entry_exists', {
        errors: [{ path: 'position', message: m.knowledge_failure_entry_exists() }],
      });
  });
}

/**
 * Gives a planet in a position another text; an equal one does nothing. Reports that exist keep their texts.
 * @throws Failure `request.invalid` with the words that no text may say; `knowledge.entry_missing`; `knowledge.changed_meanwhile` where
 * the text in force is not that of the version `seen`
 */
export async function changeEntry(
  ctx: UserCall,
  { seen, ...input }: EntryInput & { seen?: number | undefined },
): Promise<SavedEntry> {
  const notes = lint(input);
  return edit(ctx, input, notes, (stored) => {
    if (!stored)
      throw new Failure('knowledge.entry_missing', {
        errors: [{ path: 'position', message: m.knowledge_failure_entry_missing() }],
      });
    if (saysTheSame(stored, textOf(input)))
      return { saved: false, message: m.knowledge_saved_equal(), notes, textVersion: stored.version.id };
    if (seen !== undefined && seen !== stored.version.id) throw new Failure('knowledge.changed_meanwhile');
  });
}

/** Publishes a text, unless `look` at what is stored answers already or refuses; nobody else changes anything between the two. */
async function edit(
  { db, viewer, audit }: UserCall,
  input: EntryInput,
  notes: string[],
  look: (stored: StoredEntry | undefined) => SavedEntry | undefined,
): Promise<SavedEntry> {
  const base = baseOf(input.reportType);
  const { planet, position } = input;
  return db.transaction(async (tx: TenantDb) => {
    await lockKnowledge(tx, base);
    const held = await findVersionInForce(tx, base);
    const stored = held && (await findEntry(tx, held, input));
    const answer = look(stored);
    if (answer) return answer;
    const others = (held ? await countEntriesOf(tx, held) : 0) - (stored ? 1 : 0);
    const { id } = await publishVersion(
      tx,
      {
        ...base,
        source: 'edit',
        createdBy: viewer.userId,
        added: stored ? 0 : 1,
        changed: stored ? 1 : 0,
        leftAlone: others,
      },
      { texts: [{ planet, position, ...textOf(input) }] },
    );
    await audit(tx, 'knowledge.edited', { targetId: String(id) });
    return { saved: true, message: m.knowledge_saved({ version: id }), notes, textVersion: id };
  });
}

/** What is worth a second look. @throws Failure `request.invalid` for what no text may say, on its field */
function lint(input: EntryInput): string[] {
  const findings = lintEntry({ reportType: input.reportType, ...textOf(input) });
  const refused = findings.filter((finding) => finding.refused);
  if (refused.length > 0)
    throw new Failure('request.invalid', {
      errors: refused.map((finding) => ({ path: finding.field, message: findingText(finding) })),
    });
  return findings.map(findingText);
}

const textOf = ({ descriptionTitle, description }: EntryInput) => ({ title: descriptionTitle, description });
