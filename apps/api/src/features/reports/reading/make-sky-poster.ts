import { Failure } from '@udaya/core/failure';
import { caseOf } from '@udaya/core/reports/report-policy';
import * as m from '@udaya/messages';
import type { UserCall } from '../../../platform/call-context.ts';
import { currentLocale } from '../../../platform/locale/current-locale.ts';
import type { PosterDocument } from '../../../platform/typesetting/poster-document.ts';
import { birthSky } from '../../sky/birth-sky.ts';
import { noteReader } from '../openings/openings.ts';
import { readReportRow } from '../record/store.ts';
import type { MakeReportPdfDeps } from './make-report-pdf.ts';
import type { ReadReportDeps } from './read-report.ts';

export interface PosterDeps extends Pick<ReadReportDeps, 'ephemeris'> {
  /** Sets a poster in its owner's turn. */
  typesetPoster: (document: PosterDocument, owner: string) => Promise<Uint8Array>;
  names: MakeReportPdfDeps['names'];
}

/**
 * The sky of a birth as a poster. Name, place and time are on it only where `details` says so, and never in the name of its file.
 * @throws Failure `record.missing`, `report.withdrawn`, `pdf.failed`, `server.busy`
 */
export async function makeSkyPoster(
  ctx: UserCall & PosterDeps,
  { id, details }: { id: string; details?: 'true' | 'false' | undefined },
): Promise<{ fileName: string; bytes: Uint8Array }> {
  const { actor, db, ephemeris, names } = ctx;
  const report = await readReportRow(db, id);
  if (caseOf(report).withdrawn) throw new Failure('report.withdrawn');
  await noteReader(ctx, [id]);
  const { picture } = birthSky(ephemeris, report);
  const detailed = details === 'true';
  const document: PosterDocument = {
    lang: currentLocale(),
    title: picture.title,
    productName: names.productName,
    svg: picture.svg,
    // Without details nothing tells where it was.
    alt: detailed ? `${picture.alt} ${picture.text}` : picture.text,
    lines: detailed ? [report.name, picture.caption] : [],
  };
  const bytes = await ctx.typesetPoster(document, actor.userId);
  await ctx.auditReading('report.downloaded', id);
  return { fileName: m.sky_poster_file(), bytes };
}
