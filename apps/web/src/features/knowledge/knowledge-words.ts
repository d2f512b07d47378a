import type { KnowledgePlace, KnowledgeVersion } from '@udaya/contract/knowledge-schemas';
import type { RowAgeBand } from '@udaya/core/knowledge/age-band';
import { type PassageSlot, placeOfKey, slotOf } from '@udaya/core/knowledge/passage-keys';
import { type TemplateKind, templateKindOf } from '@udaya/core/knowledge/text-keys';
import { baseLocale } from '@udaya/core/locale';
import type { ReportType } from '@udaya/core/reports/report-types';
import { languageName } from '@udaya/format/language-name';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import type { Pair } from './knowledge-queries.ts';

/** A report type in words. */
export const typeName = (type: ReportType) => m.knowledge_type({ type });

/** A planet in a position in words. */
export const pairName = ({ planet, position }: Pick<Pair, 'planet' | 'position'>) =>
  m.knowledge_pair({ planet: m.knowledge_planet({ planet }), position });

/** An age band in words. */
export const bandName = (ageBand: RowAgeBand) => m.knowledge_text_age_band({ band: ageBand || 'any' });

/** A kind of the texts around the passages in words. */
export const kindName = (kind: TemplateKind) => m.knowledge_text_kind({ kind });

/** What a text speaks of, in words: a planet in a position or a key of the template. */
export function keyName(key: string): string {
  const place = placeOfKey(key);
  if (place) return pairName(place);
  const kind = templateKindOf(key);
  return kind ? m.knowledge_text_key({ kind: kindName(kind), key }) : key;
}

/** The same with its age band, where it has one. */
export function textName({ key, ageBand }: Pick<KnowledgePlace, 'key' | 'ageBand'>): string {
  const slot = slotOf({ key, ageBand });
  const name = slot ? `${keyName(key)}, ${slotName(slot)}` : keyName(key);
  return ageBand === '' ? name : m.knowledge_text_name_at({ name, age: bandName(ageBand) });
}

/** What a text is among those of its pair and age. */
export function slotName({ kind, wording }: Pick<PassageSlot, 'kind' | 'wording'>): string {
  const name = kind === 'help' ? m.knowledge_text_slot_help() : m.knowledge_text_slot_portrait();
  return wording === 1 ? name : m.knowledge_text_slot_wording({ name, wording });
}

/** A version by its number and its base: the report type, with the language where that is not the first. */
export const versionName = ({ id, reportType, lang }: Pick<KnowledgeVersion, 'id' | 'reportType' | 'lang'>) =>
  m.knowledge_version_of({
    version: id,
    type:
      lang === baseLocale
        ? typeName(reportType)
        : `${typeName(reportType)} · ${languageName(lang, getLocale())}`,
  });

/** Who made a version: a person, or the product itself. */
export const makerName = ({ createdBy }: Pick<KnowledgeVersion, 'createdBy'>) =>
  createdBy || m.knowledge_by_product();

/** Where a version comes from, in words. */
export const sourceName = ({ source }: Pick<KnowledgeVersion, 'source'>) => m.knowledge_source({ source });
