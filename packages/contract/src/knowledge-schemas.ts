import { tidyCell } from '@udaya/core/files/csv-file';
import { ageBands } from '@udaya/core/knowledge/age-band';
import { planets, positions } from '@udaya/core/knowledge/passage';
import { passageKinds, passageWordings } from '@udaya/core/knowledge/passage-keys';
import { templateKindOf, templateKinds } from '@udaya/core/knowledge/text-keys';
import { allTags, traitOf } from '@udaya/core/knowledge/traits';
import { tagsMost, textFault } from '@udaya/core/knowledge/upload-cells';
import { textLimits, versionSources, versionStates } from '@udaya/core/knowledge/version-words';
import { baseLocale, locales } from '@udaya/core/locale';
import { isOneLine } from '@udaya/core/one-line';
import { reportTypes } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { fewMarks, wholeNumberText } from './fields.ts';

export const reportType = z.enum(reportTypes, { error: m.knowledge_report_type_invalid });
/** The language of texts; the first one where none is named. */
export const lang = z._default(z.enum(locales, { error: m.birth_language_unknown }), baseLocale);
export const planet = z.enum(planets, { error: m.knowledge_planet_invalid });
export const position = z.literal(positions, { error: m.knowledge_position_invalid });
export const versionId = wholeNumberText.check(z.minimum(1));

/** Text of an entry as it is stored, by the rules of an upload: composed letters, each run of white space a single space, nothing around it. */
const entryText = (max: number, required: () => string) =>
  z.string({ error: required }).check(
    z.maxLength(max * 2, { error: () => m.field_too_long({ max }), abort: true }),
    z.overwrite(tidyCell),
    z.minLength(1, { error: required }),
    z.maxLength(max, { error: () => m.field_too_long({ max }) }),
    fewMarks,
    z.refine(isOneLine, { error: m.field_bad_characters }),
    z.refine((given) => textFault(given) !== 'formula', { error: m.knowledge_upload_expected_formula }),
    z.refine((given) => textFault(given) !== 'lettersLost', { error: m.file_error_letters_lost }),
  );

const rowBands = ['', ...ageBands] as const;
export const ageBand = z.enum(rowBands, { error: m.knowledge_text_age_band_invalid });

const tags = z.array(z.enum(allTags, { error: m.knowledge_tag_invalid })).check(
  z.maxLength(tagsMost, { error: () => m.knowledge_tags_too_many({ max: tagsMost }) }),
  z.refine((given) => new Set(given.map(traitOf)).size === given.length, {
    error: m.knowledge_tag_twice,
  }),
);

/** What a text can be entered with beside its words. What is not named stays as it is stored; of a new text it is any age, no tags, and read. */
const claims = { ageBand: z.optional(ageBand), tags: z.optional(tags), reviewed: z.optional(z.boolean()) };

/** What an entry is entered with. */
export const EntryInput = z.object({
  reportType,
  lang,
  planet,
  position,
  ...claims,
  /** By default what helps where an age of a child is named, else a portrait. */
  kind: z.optional(z.enum(passageKinds, { error: m.knowledge_upload_expected_kind })),
  wording: z.optional(z.literal(passageWordings, { error: m.knowledge_upload_expected_wording })),
  descriptionTitle: entryText(textLimits.title, m.knowledge_title_required),
  description: entryText(textLimits.description, m.knowledge_description_required),
});

export const templateKey = z
  .string({ error: m.knowledge_upload_expected_key })
  .check(
    z.refine((given) => templateKindOf(given) !== undefined, { error: m.knowledge_upload_expected_key }),
  );

/** What a text of the template is entered with. */
export const TemplateTextInput = z.object({
  reportType,
  lang,
  key: templateKey,
  ...claims,
  description: EntryInput.shape.description,
});

/** A version of a knowledge base: the texts of one report type in one language. */
export const KnowledgeVersion = z.object({
  id: z.int(),
  reportType: z.enum(reportTypes),
  lang: z.enum(locales),
  source: z.enum(versionSources),
  state: z.enum(versionStates),
  /** Reports are written from this one. */
  inForce: z.boolean(),
  /** Of an uploaded file; else empty. */
  fileName: z.string(),
  /** The version that a rollback went back to, or the offered one that was chosen from. */
  basedOn: z.nullable(z.int()),
  /** How many texts it added, changed, took out, found equal and left alone, against the version before it. */
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  same: z.int(),
  leftAlone: z.int(),
  /** The name of who made it; empty where it is the product's own. */
  createdBy: z.string(),
  createdDate: z.string(),
});
export type KnowledgeVersion = z.infer<typeof KnowledgeVersion>;

/** A text: of a passage with its title, of the template without. `reviewed` is the day and the version of the checklist; empty: not read yet. */
const EntryText = z.object({
  descriptionTitle: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  reviewed: z.string(),
});
export type KnowledgeText = z.infer<typeof EntryText>;

/** Where a text stands: planet and position are those of a passage, and null in the template. */
export const Place = z.object({
  key: z.string(),
  ageBand: z.enum(rowBands),
  planet: z.nullable(z.enum(planets)),
  position: z.nullable(z.literal(positions)),
});
export type KnowledgePlace = z.infer<typeof Place>;

const pair = { planet: z.enum(planets), position: z.literal(positions) };

/** One text that differs between two versions; it is null where it does not stand. */
export const KnowledgeChange = z.extend(Place, {
  kind: z.enum(['added', 'changed', 'removed']),
  before: z.nullable(EntryText),
  after: z.nullable(EntryText),
});
export type KnowledgeChange = z.infer<typeof KnowledgeChange>;

/** An entry that the product ships with another text than the one active. `fresh`: it came with this offer; else an earlier one held it. */
export const OfferedChange = z.extend(KnowledgeChange, { fresh: z.boolean() });
export type OfferedChange = z.infer<typeof OfferedChange>;

export const VersionDetail = z.extend(KnowledgeVersion, {
  /** How many texts it holds. */
  entries: z.int(),
  /** The version that was active before it. */
  before: z.nullable(z.int()),
  /** The active version now: what a rollback has to name as seen. */
  current: z.int(),
  /** What going back to it would do to the active entries; null where that is not possible or nothing would change. */
  rollback: z.nullable(z.object({ added: z.int(), changed: z.int(), removed: z.int() })),
});
export type KnowledgeVersionDetail = z.infer<typeof VersionDetail>;

export const Comparison = z.object({
  from: z.nullable(KnowledgeVersion),
  to: KnowledgeVersion,
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  same: z.int(),
  changes: z.array(KnowledgeChange),
});
export type KnowledgeComparison = z.infer<typeof Comparison>;

/** What the checklist says of a text: nothing, that it is worth a second look, or that such a text is not taken any more. */
const finding = z.enum(['none', 'note', 'refused']);

/** A planet in a position that has a text; what is said of it is said of the one for any age, or of the first that there is. */
const CoverageEntry = z.object({
  ...pair,
  descriptionTitle: z.string(),
  /** The version that brought the text, and where that came from. */
  textVersion: z.int(),
  source: z.enum(versionSources),
  textDate: z.string(),
  /** Readers flagged it: until that is decided, no report uses it. */
  held: z.boolean(),
  /** The gravest of all its texts. */
  finding,
  /** Its texts, any age first. */
  texts: z.array(
    z.object({
      ageBand: z.enum(rowBands),
      kind: z.enum(passageKinds),
      wording: z.literal(passageWordings),
      reviewed: z.string(),
      finding,
    }),
  ),
});

/** How much of one kind of the texts around the passages there is. */
const CoverageKind = z.object({
  kind: z.enum(templateKinds),
  /** How many of its keys have a text, of how many there are, and which have none. */
  keys: z.int(),
  possible: z.int(),
  missing: z.array(z.string()),
  /** Its texts that nobody has read yet, and those that the checklist finds something in. */
  unreviewed: z.array(z.string()),
  noted: z.array(z.string()),
});

export const Coverage = z.object({
  /** The active version; null where there is none. */
  version: z.nullable(KnowledgeVersion),
  /** Of how many planets and positions each report type has a text, of how many there can be. */
  types: z.array(z.object({ reportType: z.enum(reportTypes), entries: z.int() })),
  possible: z.int(),
  entries: z.array(CoverageEntry),
  frame: z.array(CoverageKind),
  /** Of another language than the first: the texts that were written from an earlier text of it, and those that it lacks. */
  outdated: z.array(Place),
  lacking: z.array(Place),
});
export type KnowledgeCoverage = z.infer<typeof Coverage>;

export const Pieces = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export const Entry = z.extend(EntryText, {
  ...pair,
  ageBand: z.enum(rowBands),
  kind: z.enum(passageKinds),
  wording: z.literal(passageWordings),
  reportType: z.enum(reportTypes),
  lang: z.enum(locales),
  /** The version that brought the text. */
  textVersion: KnowledgeVersion,
});
export type KnowledgeEntry = z.infer<typeof Entry>;

/** A text of the template; its title is empty. */
export const TemplateText = z.extend(EntryText, {
  key: z.string(),
  ageBand: z.enum(rowBands),
  lang: z.enum(locales),
  textVersion: KnowledgeVersion,
});
export type KnowledgeTemplateText = z.infer<typeof TemplateText>;

export const Saved = z.object({
  /** False where the text was equal to what is stored: then nothing was done. */
  saved: z.boolean(),
  message: z.string(),
  /** What is worth a second look, in words. */
  notes: z.array(z.string()),
  /** The version that has the text. */
  textVersion: z.int(),
});
export type SavedEntry = z.infer<typeof Saved>;
