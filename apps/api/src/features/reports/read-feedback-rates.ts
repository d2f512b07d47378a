import type { PassageFeedback } from '@udaya/contract/report-feedback';
import { smallestCell } from '@udaya/core/groups/small-cells';
import type { Planet } from '@udaya/core/knowledge/passage';
import type { ReportType } from '@udaya/core/reports/report-types';
import type { UserCall } from '../../platform/call-context.ts';
import { type CountedVerdicts, countVerdicts } from './store-feedback.ts';

/** What readers say of the passages of a type, those that fit least first. Of few nothing is told but that there are some. */
export async function readFeedbackRates(
  { db }: UserCall,
  { reportType }: { reportType: ReportType },
): Promise<{ passages: PassageFeedback[]; few: number }> {
  const counted = await countVerdicts(db, reportType);
  const told = counted.filter((one) => one.fits + one.notQuite >= smallestCell);
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

const shareOf = ({ fits, notQuite }: CountedVerdicts) => fits / (fits + notQuite);
