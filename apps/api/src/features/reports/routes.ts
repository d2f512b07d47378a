import type { Ephemeris } from '@udaya/astro/ephemeris';
import { births } from '@udaya/contract/births';
import { groupBirths } from '@udaya/contract/group-births';
import { groupFigures } from '@udaya/contract/group-figures';
import { branchAdminReports, groupAdminReports, groupUserReports } from '@udaya/contract/group-reports';
import { groups } from '@udaya/contract/groups';
import { readingLinks } from '@udaya/contract/reading-links';
import { reportEdits } from '@udaya/contract/report-edits';
import { feedback } from '@udaya/contract/report-feedback';
import { openings } from '@udaya/contract/report-openings';
import { reportPlan } from '@udaya/contract/report-plan';
import { reportSky } from '@udaya/contract/report-sky';
import { reportTrace } from '@udaya/contract/report-trace';
import { productReports, reports } from '@udaya/contract/reports';
import { reportLanguages, reportVersions } from '@udaya/contract/writing';
import type { SystemDb } from '../../platform/database/handles.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { correctReport } from './corrections/correct-report.ts';
import { readChangesLeft } from './corrections/read-changes-left.ts';
import { readFeedbackRates } from './feedback/read-feedback-rates.ts';
import { sayFeedback } from './feedback/say-feedback.ts';
import { createGroupBirth } from './intake/create-group-birth.ts';
import { type CreateReportDeps, createReport } from './intake/create-report.ts';
import { resolveBirth } from './intake/resolve-birth.ts';
import { createLink, listOwnLinks, withdrawLink } from './links/own-links.ts';
import { readByLink } from './links/read-by-link.ts';
import { readGroupFigures } from './lists/branch-figures.ts';
import { exportGroupList, exportProductReports } from './lists/export-list.ts';
import { type GroupListDeps, listGroupReports } from './lists/list-group-reports.ts';
import {
  countOwnReports,
  listProductContent,
  listProductReports,
  listReports,
} from './lists/list-reports.ts';
import { listOpenings, stateOpening } from './openings/openings.ts';
import { chooseVersion, declineVersion } from './reading/choose-version.ts';
import { compareTexts } from './reading/compare-texts.ts';
import { askForReportMail } from './reading/mail-report.ts';
import { makePlanCalendar } from './reading/make-plan-calendar.ts';
import { makePlanSheet, type SheetDeps } from './reading/make-plan-sheet.ts';
import { type MakeReportPdfDeps, makeReportPdf } from './reading/make-report-pdf.ts';
import { makeSkyPoster, type PosterDeps } from './reading/make-sky-poster.ts';
import { readEntered } from './reading/read-entered.ts';
import { readReport } from './reading/read-report.ts';
import { readSky } from './reading/read-sky.ts';
import { readStage } from './reading/read-stage.ts';
import { readSample } from './sample/read-sample.ts';
import { readTrace } from './trace/read-trace.ts';
import { changeLanguage } from './writing/change-language.ts';
import { rewriteReport } from './writing/rewrite-report.ts';
import { verifyWritten } from './writing/verify-written.ts';

export interface ReportRouteDeps
  extends CreateReportDeps,
    MakeReportPdfDeps,
    PosterDeps,
    SheetDeps,
    GroupListDeps {
  /** For what has no actor. */
  system: SystemDb;
  ephemeris: Ephemeris;
  /** Seals what is kept of a person apart from the report. */
  peopleKey: Buffer;
}

/** Birth details in, reports out: for consumers their own, for a group's roles what they reach, for the product admin all of them. */
export function reportRoutes(serve: Serve<ReportRouteDeps>): void {
  serve(births.resolve, resolveBirth);

  serve(reports.create, createReport);
  serve(reports.list, listReports);
  serve(reports.read, readReport);
  serve(reports.readPdf, makeReportPdf);
  serve(reports.mail, askForReportMail);
  serve(reports.correct, correctReport);
  serve(reportEdits.readLeft, readChangesLeft);
  serve(reports.rewrite, rewriteReport);
  serve(reportVersions.choose, chooseVersion);
  serve(reportVersions.decline, declineVersion);
  serve(reportVersions.compare, compareTexts);
  serve(reportLanguages.change, changeLanguage);
  serve(reports.readSample, readSample);
  serve(groups.countReports, countOwnReports);
  serve(groupFigures.readTrend, readGroupFigures);
  serve(groupBirths.create, createGroupBirth);
  serve(groupBirths.readStage, readStage);
  serve(groupBirths.readEntered, readEntered);

  for (const routes of [groupUserReports, groupAdminReports, branchAdminReports]) {
    const { list, read, readPdf } = routes;
    serve(list, listGroupReports);
    serve(routes.export, exportGroupList);
    serve(read, readReport);
    serve(readPdf, makeReportPdf);
  }

  serve(productReports.list, listProductReports);
  serve(productReports.listContent, listProductContent);
  serve(productReports.export, exportProductReports);
  serve(productReports.read, readReport);
  serve(productReports.readPdf, async (ctx, { id, userType }) =>
    makeReportPdf(ctx, { id, userType: userType || 'ASTROUSER' }),
  );
  serve(feedback.say, sayFeedback);
  serve(feedback.readRates, readFeedbackRates);
  serve(reportPlan.readCalendar, makePlanCalendar);
  serve(reportSky.read, readSky);
  serve(reportPlan.readSheet, makePlanSheet);
  serve(reportSky.readPoster, makeSkyPoster);
  serve(readingLinks.list, listOwnLinks);
  serve(readingLinks.create, createLink);
  serve(readingLinks.withdraw, withdrawLink);
  serve(readingLinks.read, readByLink);
  serve(reportTrace.read, readTrace);
  serve(reportTrace.verify, verifyWritten);
  serve(openings.list, listOpenings);
  serve(openings.state, stateOpening);
}
