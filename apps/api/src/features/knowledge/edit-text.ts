import { findingText } from '@udaya/contract/knowledge-findings';
import type { SavedEntry } from '@udaya/contract/knowledge-schemas';
import { Failure, invalidField } from '@udaya/core/failure';
import { type RowAgeBand, rowBandsOf } from '@udaya/core/knowledge/age-band';
import { reviewMarkOf, type TextRow } from '@udaya/core/knowledge/curated-text';
import { lintEntry } from '@udaya/core/knowledge/lint-entry';
import type { Tag } from '@udaya/core/knowledge/traits';
import type { Locale } from '@udaya/core/locale';
import { strayPlaceholders } from '@udaya/core/reports/fill-name';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { TenantDb } from '../../platform/database/handles.ts';
import { baseOf } from './present-version.ts';
import { publishVersion } from './publish-version.ts';
import { sourceOf } from './source-of.ts';
import { findActiveVersion, lockKnowledge } from './store.ts';
import { countEntriesOf, listTextsOf, type StoredText } from './store-versions.ts';

/** A text as it is entered. What is not named stays as it is stored. */
export interface TextInput {
  reportType: ReportType;
  lang: Locale;
  key: string;
  ageBand?: RowAgeBand | undefined;
  title: string;
  text: string;
  tags?: Tag[] | undefined;
  reviewed?: boolean | undefined;
}

/** What is stored, what would be, and what is worth a second look in it. */
export interface Edit {
  stored: StoredText | undefined;
  text: TextRow;
  notes: string[];
}

/**
 * Publishes a text, unless `look` at what is stored answers already or refuses; nobody else changes anything between the two.
 * @throws Failure `request.invalid` with what no text may say
 */
export async function editText(
  { db, actor, audit }: UserCall,
  input: TextInput,
  look: (edit: Edit) => SavedEntry | undefined,
): Promise<SavedEntry> {
  const notes = lint(input);
  const base = baseOf(input.reportType, input.lang);
  return db.transaction(async (tx: TenantDb) => {
    await lockKnowledge(tx, base);
    const held = await findActiveVersion(tx, base);
    const ofKey = held ? await listTextsOf(tx, held, [input.key]) : [];
    const stored = ofKey.find(({ ageBand }) => ageBand === (input.ageBand ?? ''));
    const text = over(stored, input, await sourceOf(tx, base, input));
    const answer = look({ stored, text, notes });
    if (answer) return answer;
    const others = (held ? await countEntriesOf(tx, held) : 0) - (stored ? 1 : 0);
    const { id } = await publishVersion(
      tx,
      {
        ...base,
        source: 'edit',
        createdBy: actor.userId,
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
function over(stored: StoredText | undefined, input: TextInput, source: string): TextRow {
  const { key, ageBand = '', title, text, tags = stored?.tags ?? [] } = input;
  const isRead = input.reviewed ?? stored?.reviewed !== '';
  const reviewed = isRead ? reviewMarkOf(new Date().toISOString().slice(0, 10)) : '';
  return { key, ageBand, title, text, tags, reviewed, source };
}

/** What is worth a second look. @throws Failure `request.invalid` for what no text may say, on its field */
function lint({ reportType, lang, key, ageBand = '', title, text }: TextInput): string[] {
  if (ageBand !== '' && !rowBandsOf(reportType).includes(ageBand))
    throw invalidField('ageBand', m.knowledge_upload_error_age_band_type({ type: reportType }));
  const findings = lintEntry(reportType, { key, ageBand, title, text }, lang);
  const strays = Object.entries({ descriptionTitle: title, description: text }).flatMap(([path, cell]) =>
    strayPlaceholders(cell).map((value) => ({
      path,
      message: m.knowledge_upload_error_placeholder({ value }),
    })),
  );
  const refused = findings
    .filter((finding) => finding.refused)
    .map((finding) => ({ path: finding.field, message: findingText(finding) }));
  const errors = [...refused, ...strays];
  if (errors.length > 0) throw new Failure('request.invalid', { errors });
  return findings.map(findingText);
}
