import { births } from '@udaya/contract/births';
import { groups } from '@udaya/contract/groups';
import { reports, productReports, type SampleType } from '@udaya/contract/reports';
import type { Ephemeris } from '@udaya/astro/ephemeris';
import { invalidField } from '@udaya/core/failure';
import type { ReportType } from '@udaya/core/reports/report-types';
import * as m from '@udaya/messages';
import type { FastifyRequest } from 'fastify';
import { nameFile } from '../../platform/http/name-file.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import type { Turn } from '../../platform/throttle/turns.ts';
import { correctReport } from './correct-report.ts';
import { countOwnReports } from './count-own-reports.ts';
import { createReport, type CreateReportParts } from './create-report.ts';
import { listReports, listReportsWithMoon } from './list-reports.ts';
import { askForReportMail } from './mail-report.ts';
import { makeReportPdf, type MakeReportPdfParts } from './make-report-pdf.ts';
import { productFilter, startOfDay } from './product-filter.ts';
import { readReport } from './read-report.ts';
import { readSample } from './read-sample.ts';
import { resolveBirth } from './resolve-birth.ts';
import { rewriteReport } from './rewrite-report.ts';

export interface ReportParts extends CreateReportParts, MakeReportPdfParts {
  ephemeris: Ephemeris;
  createLimiter: Limiter;
  mailLimiter: Limiter;
  resolveLimiter: Limiter;
  /** When a user's next PDF is made. */
  pdfTurn: Turn;
}

/** Birth details in, reports out: for consumers their own, for the product admin all of them. */
export function reportRoutes(serve: Serve, parts: ReportParts): void {
  serve(births.resolve, async ({ viewer, body }) => {
    await parts.resolveLimiter.take(viewer.userId);
    return resolveBirth(parts, viewer, body);
  });

  serve(reports.create, async ({ viewer, body, request }) => {
    await parts.createLimiter.take(viewer.userId);
    return createReport(parts, viewer, body, idempotencyKeyOf(request), request.id);
  });

  serve(reports.list, async ({ viewer, query }) =>
    listReports(
      parts.db,
      parts.publicUrl,
      viewer,
      {
        createdFrom: startOfDay(query.reportCreatedDate, query.timeZone),
        nameContains: query.name || undefined,
      },
      query,
    ),
  );
  serve(reports.correct, async ({ viewer, params, body, request }) => {
    await parts.createLimiter.take(viewer.userId);
    return correctReport(parts, viewer, params.id, body, request.id);
  });
  serve(reports.read, async ({ viewer, params, query, request }) =>
    readReport(parts, viewer, params.id, request.id, query),
  );
  serve(productReports.read, async ({ viewer, params, query: { version, userType }, request }) =>
    readReport(parts, viewer, params.id, request.id, { version, userType: userType || undefined }),
  );
  serve(reports.readPdf, async ({ viewer, query, request, reply }) => {
    const { fileName, bytes } = await parts.pdfTurn(viewer.userId, () =>
      makeReportPdf(parts, viewer, query.id, request.id),
    );
    nameFile(reply, fileName);
    return bytes;
  });
  serve(productReports.readPdf, async ({ viewer, query, request, reply }) => {
    const userType = query.userType || 'ASTROUSER';
    const { fileName, bytes } = await parts.pdfTurn(viewer.userId, () =>
      makeReportPdf(parts, viewer, query.id, request.id, userType),
    );
    nameFile(reply, fileName);
    return bytes;
  });

  serve(reports.rewrite, async ({ viewer, params, request }) =>
    rewriteReport(parts, viewer, params.id, request.id),
  );

  serve(reports.mail, async ({ viewer, params, request }) => {
    await parts.mailLimiter.take(viewer.userId);
    return askForReportMail(parts, viewer, params.id, request.id);
  });

  serve(reports.readSample, async ({ params }) => readSample(parts, sampleTypeOf[params.type]));

  serve(groups.countReports, async ({ viewer }) => countOwnReports(parts.db, viewer));

  serve(productReports.list, async ({ viewer, query }) =>
    listReportsWithMoon(parts.db, parts.publicUrl, viewer, productFilter(query), query),
  );
}

const sampleTypeOf = { child: 'Child', adult: 'Adult', student: 'Student' } as const satisfies Record<
  SampleType,
  ReportType
>;

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw invalidField('idempotency-key', m.idempotency_key_invalid());
  return key;
}
