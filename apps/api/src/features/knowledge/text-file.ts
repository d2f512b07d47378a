import type { TextRow } from '@udaya/core/knowledge/curated-text';
import { isPassageKey, placeOfKey } from '@udaya/core/knowledge/text-keys';
import { hasAgeBands, tagsCell } from '@udaya/core/knowledge/upload-cells';
import { type FileKind, type UploadColumn, uploadColumns } from '@udaya/core/knowledge/upload-file';
import type { ReportType } from '@udaya/core/reports/report-types';

/** The columns that a file of a report type has when it is written by us: ages where its texts have them. */
export function fileColumns(part: FileKind, reportType: ReportType): UploadColumn[] {
  return uploadColumns[part]
    .map(({ name }) => name)
    .filter((name) => name !== 'ageBand' || hasAgeBands(reportType));
}

/** The texts of one kind as cells of a file. */
export function fileRows(part: FileKind, texts: readonly TextRow[]): Partial<Record<UploadColumn, string>>[] {
  return texts
    .filter(({ key }) => isPassageKey(key) === (part === 'passages'))
    .map(({ key, ageBand, title, text, tags, reviewed }) => {
      const place = placeOfKey(key);
      const named = place
        ? {
            planet: place.planet,
            position: String(place.position),
            descriptionTitle: title,
            description: text,
          }
        : { key, text };
      return { ...named, ageBand, tags: tagsCell(tags), reviewed };
    });
}
