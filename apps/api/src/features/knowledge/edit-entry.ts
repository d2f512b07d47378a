import { findingText } from '@udaya/contract/knowledge-findings';
import type { KnowledgeEntry, SavedEntry } from '@udaya/contract/knowledge-schemas';
import { Failure, invalidField } from '@udaya/core/failure';
import type { RowAgeBand } from '@udaya/core/knowledge/age-band';
import { passageKey, reviewMarkOf, type TextRow } from '@udaya/core/knowledge/curated-text';
import { lintEntry } from '@udaya/core/knowledge/lint-entry';
import { saysTheSame } from '@udaya/core/knowledge/list-changes';
import type { Planet, Position } from '@udaya/core/knowledge/passage';
import type { Tag } from '@udaya/core/knowledge/traits';
import { hasAgeBands } from '@udaya/core/knowledge/upload-cells';
import { strayPlaceholders } from '@udaya/core/reports/fill-name';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { presentText } from './present-text.ts';
import { baseOf, presentVersion } from './present-version.ts';
import { publishVersion } from './publish-version.ts';
import { findVersionInForce, lockKnowledge } from './store.ts';
import { countEntriesOf, listTextsOfKey, type StoredText } from './store-versions.ts';

interface Pair {
  reportType: ReportType;
  planet: Planet;
  position: Position;
}

interface EntryInput extends Pair {
  ageBand?: RowAgeBand | undefined;
  descriptionTitle: string;
  description: string;
  tags?: Tag[] | undefined;
  reviewed?: boolean | undefined;
}

/** The texts in force of a planet in a position: the one for any age, null where it has none, and those for single ages. */
export async function readEntry(
  { db }: Pick<UserCall, 'db'>,
  pair: Pair,
): Promise<{ entry: KnowledgeEntry | null; bands: KnowledgeEntry[] }> {
  const { reportType, planet, position } = pair;
  const held = await findVersionInForce(db, baseOf(reportType));
  const stored = held ? await listTextsOfKey(db, held, passageKey(planet, position)) : [];
  const entries = stored.map((text) => ({
    reportType,
    planet,
    position,
    ageBand: text.ageBand,
    lang: text.version.lang,
    ...presentText(text),
    textVersion: presentVersion(text),
  }));
  return {
    entry: entries.find(({ ageBand }) => ageBand === '') ?? null,
    bands: entries.filter(({ ageBand }) => ageBand !== ''),
  };
}

/**
 * Gives a planet in a position a text where it has none, for any age or for one.
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
 * Gives a planet in a position another text; an equal one does nothing, and what is not named stays. Reports that exist keep their texts.
 * @throws Failure `request.invalid` with the words that no text may say; `knowledge.entry_missing`; `knowledge.changed_meanwhile` where
 * the text in force is not that of the version `seen`
 */
export async function changeEntry(
  ctx: UserCall,
  { seen, ...input }: EntryInput & { seen?: number | undefined },
): Promise<SavedEntry> {
  const notes = lint(input);
  return edit(ctx, input, notes, (stored, text) => {
    if (!stored)
      throw new Failure('knowledge.entry_missing', {
        errors: [{ path: 'position', message: m.knowledge_failure_entry_missing() }],
      });
    if (saysTheSame(stored, text))
      return { saved: false, message: m.knowledge_saved_equal(), notes, textVersion: stored.version.id };
    if (seen !== undefined && seen !== stored.version.id) throw new Failure('knowledge.changed_meanwhile');
  });
}

/** Publishes a text, unless `look` at what is stored answers already or refuses; nobody else changes anything between the two. */
async function edit(
  { db, viewer, audit }: UserCall,
  input: EntryInput,
  notes: string[],
  look: (stored: StoredText | undefined, text: TextRow) => SavedEntry | undefined,
): Promise<SavedEntry> {
  const base = baseOf(input.reportType);
  const key = passageKey(input.planet, input.position);
  return db.transaction(async (tx: TenantDb) => {
    await lockKnowledge(tx, base);
    const held = await findVersionInForce(tx, base);
    const ofKey = held ? await listTextsOfKey(tx, held, key) : [];
    const stored = ofKey.find(({ ageBand }) => ageBand === (input.ageBand ?? ''));
    const text = textOf(key, input, stored);
    const answer = look(stored, text);
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
      { texts: [text] },
    );
    await audit(tx, 'knowledge.edited', { targetId: String(id) });
    return { saved: true, message: m.knowledge_saved({ version: id }), notes, textVersion: id };
  });
}

/** What is entered, over what is stored. Whoever changes a text here has read it. */
function textOf(key: string, input: EntryInput, stored: StoredText | undefined): TextRow {
  const isRead = input.reviewed ?? (stored ? stored.reviewed !== '' : true);
  return {
    key,
    ageBand: input.ageBand ?? '',
    title: input.descriptionTitle,
    text: input.description,
    tags: input.tags ?? stored?.tags ?? [],
    reviewed: isRead ? reviewMarkOf(new Date().toISOString().slice(0, 10)) : '',
  };
}

/** What is worth a second look. @throws Failure `request.invalid` for what no text may say, on its field */
function lint(input: EntryInput): string[] {
  const { reportType, planet, position, ageBand = '', descriptionTitle, description } = input;
  if (ageBand !== '' && !hasAgeBands(reportType))
    throw invalidField('ageBand', m.texts_error_age_band_type({ type: reportType }));
  const strays = Object.entries({ descriptionTitle, description }).flatMap(([path, cell]) =>
    strayPlaceholders(cell).map((value) => ({ path, message: m.texts_error_placeholder({ value }) })),
  );
  const row = { key: passageKey(planet, position), ageBand, title: descriptionTitle, text: description };
  const findings = lintEntry(reportType, row);
  const refused = findings.filter((finding) => finding.refused);
  const errors = [
    ...refused.map((finding) => ({ path: finding.field, message: findingText(finding) })),
    ...strays,
  ];
  if (errors.length > 0) throw new Failure('request.invalid', { errors });
  return findings.map(findingText);
}
