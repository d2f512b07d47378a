import { areaOf } from '@udaya/core/knowledge/areas';
import type { ReportContent } from '@udaya/core/reports/report-content';
import type { ReportVersion } from '@udaya/core/reports/versioned-report';
import type { Queryable } from '../../../platform/database/handles.ts';
import type { Report } from '../record/store.ts';
import { setVersionOfVerdicts } from './store-feedback.ts';

type Version = Pick<ReportVersion, 'version' | 'content'>;

/** Takes what was said of parts along to another version, as far as the same passages stand there. */
export async function moveVerdicts(tx: Queryable, report: Report, from: Version, to: Version): Promise<void> {
  const there = new Set(to.content.statements.map(textOf));
  const same = from.content.statements.filter((one) => there.has(textOf(one)));
  await setVersionOfVerdicts(
    tx,
    report,
    { from: from.version, to: to.version },
    same.map(({ planet }) => areaOf[planet]),
  );
}

const textOf = ({ planet, position, knowledgeVersion }: ReportContent['statements'][number]) =>
  `${planet} ${position} ${knowledgeVersion}`;
