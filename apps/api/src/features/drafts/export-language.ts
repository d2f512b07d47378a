import type { TurnedLanguage } from '@udaya/core/drafts/draft-words';
import { placeOfKey } from '@udaya/core/knowledge/passage-keys';
import { byKey } from '@udaya/core/knowledge/text-keys';
import { tagsCell } from '@udaya/core/knowledge/upload-cells';
import type { ReportType } from '@udaya/core/reports/report-types';
import { stringify } from 'csv-stringify/sync';
import type { UserCall } from '../../platform/call-context.ts';
import { readBaseTexts } from '../knowledge/enter-texts.ts';
import { readTurned } from './find-missing.ts';

const columns = [
  'key',
  'planet',
  'position',
  'descriptionTitle',
  'description',
  'ageBand',
  'tags',
  'reviewed',
  'outdated',
];

/** The approved texts of a language that reports are not written in yet, as a CSV file; those whose English text has changed since are marked. */
export async function exportLanguage(
  { db }: Pick<UserCall, 'db'>,
  { reportType, lang }: { reportType: ReportType; lang: TurnedLanguage },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const held = await readBaseTexts(db, reportType);
  const turned = await readTurned(db, reportType, held);
  const rows = turned
    .filter((text) => text.lang === lang)
    .sort(byKey)
    .map(({ key, title, text, ageBand, tags, reviewed, fits }) => {
      const place = placeOfKey(key);
      const cells = [
        key,
        place?.planet ?? '',
        place?.position ?? '',
        title,
        text,
        ageBand,
        tagsCell(tags),
        reviewed,
      ];
      return [...cells, fits ? '' : 'yes'];
    });
  const file = stringify(rows, { header: true, columns, bom: true, record_delimiter: 'windows' });
  return {
    fileName: `knowledge-${reportType.toLowerCase()}-${lang}.csv`,
    bytes: Buffer.from(file, 'utf8'),
  };
}
