import type { Ephemeris } from '@udaya/astro/ephemeris';
import type { SkyPicture } from '@udaya/contract/reports';
import { Failure } from '@udaya/core/failure';
import { caseOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../../platform/call-context.ts';
import { birthSky } from '../../sky/birth-sky.ts';
import { readReportRow } from '../record/store.ts';

/**
 * The sky of a report's birth, as a still.
 * @throws Failure `record.missing`, `report.withdrawn`
 */
export async function readSky(
  { db, ephemeris }: UserCall & { ephemeris: Ephemeris },
  { id }: { id: string },
): Promise<SkyPicture> {
  const report = await readReportRow(db, id);
  if (caseOf(report).withdrawn) throw new Failure('report.withdrawn');
  return birthSky(ephemeris, report).picture;
}
