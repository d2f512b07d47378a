import type { PassageFeedback } from '@udaya/contract/report-feedback';
import type { Planet } from '@udaya/core/knowledge/passage';
import { isPassageKey } from '@udaya/core/knowledge/passage-keys';
import type { ReportType } from '@udaya/core/reports/report-types';
import { fewestVoices } from '@udaya/core/reports/verdicts';
import type { UserCall } from '../../../platform/call-context.ts';
import type { TenantDb } from '../../../platform/database/handles.ts';
import { type CountedVerdicts, countVerdicts } from './store-feedback.ts';

/** What readers say of the passages of a type, those that fit least first. Of few nothing is told but that there are some. */
export async function readFeedbackRates(
  { db }: UserCall,
  { reportType }: { reportType: ReportType },
): Promise<{ passages: PassageFeedback[]; few: number }> {
  // What stands in place of a passage says nothing of it.
  const counted = (await countVerdicts(db, reportType)).filter(({ passage }) => isPassageKey(passage));
  const told = counted.filter((one) => one.fits + one.notQuite >= fewestVoices);
  return {
    passages: told
      .toSorted((one, other) => shareOf(one) - shareOf(other) || other.notQuite - one.notQuite)
      .map(({ passage, ...counts }) => {
        const [planet, position] = passage.split(' ');
        return { planet: planet as Planet, position: Number(position), ...counts };
      }),
    few: counted.length - told.length,
  };
}

/** What readers say of one passage, in all versions of its text; null where they are too few to be told. */
export async function readVoicesOf(
  db: TenantDb,
  reportType: ReportType,
  key: string,
): Promise<{ fits: number; notQuite: number } | null> {
  const of = (await countVerdicts(db, reportType)).filter(({ passage }) => passage === key);
  const fits = of.reduce((sum, one) => sum + one.fits, 0);
  const notQuite = of.reduce((sum, one) => sum + one.notQuite, 0);
  return fits + notQuite >= fewestVoices ? { fits, notQuite } : null;
}

const shareOf = ({ fits, notQuite }: CountedVerdicts) => fits / (fits + notQuite);
