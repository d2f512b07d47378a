import { locales } from '@udaya/core/locale';
import { reportTypes } from '@udaya/core/reports/report-types';
import type { SystemDb } from '../../platform/database/handles.ts';
import { readShippedPassages } from './shipped-knowledge.ts';
import { hasVersion, insertVersion } from './store.ts';

const source = 'shipped';

/** Makes a knowledge version of each shipped file that the database does not hold yet. */
export async function loadShippedKnowledge(db: SystemDb): Promise<void> {
  for (const lang of locales) {
    for (const reportType of reportTypes) {
      const { fileHash, passages } = readShippedPassages(reportType, lang);
      const version = { reportType, lang, fileHash, source };
      if (!(await hasVersion(db, version))) await insertVersion(db, version, passages);
    }
  }
}
