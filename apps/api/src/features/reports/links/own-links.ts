import type { ReadingLink } from '@udaya/contract/reading-links';
import { Failure } from '@udaya/core/failure';
import { linkDays, linksAtOnce } from '@udaya/core/reports/reading-link';
import { caseOf, refusalOf } from '@udaya/core/reports/report-policy';
import type { UserCall } from '../../../platform/call-context.ts';
import { hashToken, newId, newSentToken } from '../../../platform/crypto/tokens.ts';
import type { Queryable } from '../../../platform/database/handles.ts';
import { refuse } from '../record/refuse.ts';
import { lockReport, type Report, readReportRow } from '../record/store.ts';
import { insertLink, listLinks, listWorkingLinks, type StoredLink, setLinkWithdrawn } from './store-links.ts';

export interface LinkDeps {
  publicUrl: () => string;
}

interface Links {
  links: ReadingLink[];
  most: number;
}

/** What a link looks like from outside, below the address of the product. */
const pageOf = (token: string) => `/shared/${token}`;

/**
 * The links of a report that work, latest first.
 * @throws Failure `record.missing`
 */
export async function listOwnLinks({ db }: Pick<UserCall, 'db'>, { id }: { id: string }): Promise<Links> {
  return workingLinks(db, await readReportRow(db, id));
}

/**
 * Creates a link by which others read a report, and tells its address, of which nothing but a hash is kept.
 * @throws Failure `record.missing`, `report.unpaid`, `report.refunded`, `report.withdrawn`, `report.not_ready`; `link.enough` where as many
 * work as may
 */
export async function createLink(
  ctx: UserCall & LinkDeps,
  { id }: { id: string },
): Promise<Links & { address: string }> {
  const { actor, db } = ctx;
  const found = await readReportRow(db, id);
  const token = newSentToken();
  return db.transaction(async (tx) => {
    // Held, so that two at the same time do not make one too many.
    const report = await lockReport(tx, found);
    if (!report) throw new Failure('record.missing');
    refuse(refusalOf('give', actor.role, caseOf(report)));
    const now = new Date();
    if ((await listWorkingLinks(tx, report, now)).length >= linksAtOnce) throw new Failure('link.enough');
    const expiresAt = new Date(now.getTime() + linkDays * 86_400_000);
    await insertLink(tx, {
      id: newId(),
      reportId: id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt,
    });
    await ctx.audit(tx, 'report.link_created', { targetId: id });
    return { ...(await workingLinks(tx, report)), address: new URL(pageOf(token), ctx.publicUrl()).href };
  });
}

/**
 * Ends a link of a report.
 * @throws Failure `record.missing`, of a link that works no more, too
 */
export async function withdrawLink(
  ctx: UserCall,
  { id, linkId }: { id: string; linkId: string },
): Promise<Links> {
  const report = await readReportRow(ctx.db, id);
  return ctx.db.transaction(async (tx) => {
    if (!(await setLinkWithdrawn(tx, report, linkId, new Date()))) throw new Failure('record.missing');
    await ctx.audit(tx, 'report.link_withdrawn', { targetId: id });
    return workingLinks(tx, report);
  });
}

/** A link in its owner's own copy of the data. */
export interface ExportedLink extends ReadingLink {
  withdrawnDate: string | null;
}

/** All links that a report ever had, latest first. */
export async function exportLinks(db: Queryable, report: Report): Promise<ExportedLink[]> {
  return (await listLinks(db, report)).map((link) => ({
    ...toWire(link),
    withdrawnDate: link.withdrawnAt?.toISOString() ?? null,
  }));
}

async function workingLinks(db: Queryable, report: Report): Promise<Links> {
  return { links: (await listWorkingLinks(db, report, new Date())).map(toWire), most: linksAtOnce };
}

const toWire = ({ id, createdAt, expiresAt, opened, openedAt }: StoredLink): ReadingLink => ({
  id,
  createdDate: createdAt.toISOString(),
  expiresDate: expiresAt.toISOString(),
  opened,
  openedDate: openedAt?.toISOString() ?? null,
});
