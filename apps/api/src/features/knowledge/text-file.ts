import type { TextRow } from '@udaya/core/knowledge/curated-text';
import { isPassageKey, slotOf } from '@udaya/core/knowledge/passage-keys';
import { hasAgeBands, tagsCell } from '@udaya/core/knowledge/upload-cells';
import { type FileKind, type UploadColumn, uploadColumns } from '@udaya/core/knowledge/upload-file';
import type { ReportType } from '@udaya/core/reports/report-types';

/** The columns that a file of a report type has when it is written by us: ages where its texts have them, and a kind where there are two. */
export function fileColumns(part: FileKind, reportType: ReportType): UploadColumn[] {
  const isAbsent: Partial<Record<UploadColumn, boolean>> = {
    ageBand: !hasAgeBands(reportType),
    kind: reportType !== 'Child',
  };
  return uploadColumns[part].map(({ name }) => name).filter((name) => !isAbsent[name]);
}

/** The texts of one kind as cells of a file. */
export function fileRows(part: FileKind, texts: readonly TextRow[]): Partial<Record<UploadColumn, string>>[] {
  return texts
    .filter(({ key }) => isPassageKey(key) === (part === 'passages'))
    .map(({ key, ageBand, title, text, tags, reviewed }) => {
      const slot = slotOf({ key, ageBand });
      const named = slot
        ? {
            planet: slot.planet,
            position: String(slot.position),
            kind: slot.kind,
            wording: String(slot.wording),
            descriptionTitle: title,
            description: text,
          }
        : { key, text };
      return { ...named, ageBand, tags: tagsCell(tags), reviewed };
    });
}
