import type { SharedReading } from '@udaya/contract/reading-links';
import { Failure } from '@udaya/core/failure';
import { presentReport } from '@udaya/core/reports/present-report';
import { caseOf, mayDo } from '@udaya/core/reports/report-policy';
import type { OpenCall } from '../../../platform/call-context.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { SystemDb } from '../../../platform/database/handles.ts';
import { birthSky } from '../../sky/birth-sky.ts';
import type { ReadReportDeps } from '../reading/read-report.ts';
import { birthFacts } from '../reading/report-chapters.ts';
import { toWire } from '../reading/to-wire.ts';
import { findReportOfJob } from '../record/store.ts';
import { findShownVersion, setOpened } from '../record/store-versions.ts';
import { countLinkOpened } from './store-links.ts';

type Deps = Pick<ReadReportDeps, 'ephemeris' | 'showsChart'> & { system: SystemDb };

/**
 * The reading that a link leads to, as its owner reads it now, which counts as opened. Where its owner could not read it whole, or could not
 * log in, nobody else does.
 * @throws Failure `link.closed` for a link that is unknown, expired or withdrawn, or whose report may not be given: all of them look the same.
 */
export async function readByLink(ctx: OpenCall & Deps, { token }: { token: string }): Promise<SharedReading> {
  const { system, ephemeris, showsChart } = ctx;
  const { ownerRole, report, shown } = await system.transaction(async (tx) => {
    const now = new Date();
    const opened = await countLinkOpened(tx, hashToken(token), now);
    const found = opened && (await findReportOfJob(tx, opened.reportId));
    if (!found || !mayDo('give', opened.ownerRole, caseOf(found))) throw new Failure('link.closed');
    // From here on its text changes by choice alone, as after its owner's own reading.
    if (found.openedAt === null) await setOpened(tx, found, now);
    const version = await findShownVersion(tx, found);
    if (!version) throw new Failure('link.closed');
    await ctx.audit(tx, 'report.link_opened', { targetId: found.id });
    return { ownerRole: opened.ownerRole, report: found, shown: version };
  });
  const presented = presentReport(ownerRole, report, shown, { showsChart, ephemeris });
  // What the contract does not name is cut off the answer.
  return {
    ...toWire(presented, ''),
    details: birthFacts(presented),
    sky: birthSky(ephemeris, report, { moves: true }).picture,
  };
}
