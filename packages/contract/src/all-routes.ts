import { accounts, profile } from './accounts.ts';
import { astroUsers } from './astro-users.ts';
import { auditLog } from './audit-log.ts';
import { invoices, orders, payments } from './billing.ts';
import { birthImports } from './birth-imports.ts';
import { births } from './births.ts';
import { blindTest } from './blind-test.ts';
import { captchas } from './captcha.ts';
import { dashboard } from './dashboard.ts';
import { drafts } from './drafts.ts';
import { branchForm, ownForm } from './form-link.ts';
import { groupBirths } from './group-births.ts';
import { groupBranches } from './group-branches.ts';
import { groupConsents } from './group-consents.ts';
import { groupData } from './group-data.ts';
import { groupFigures } from './group-figures.ts';
import { groupForms } from './group-forms.ts';
import { groupMemberFiles } from './group-member-files.ts';
import { groupMembers } from './group-members.ts';
import { groupProfile } from './group-profile.ts';
import { branchAdminReports, groupAdminReports, groupUserReports } from './group-reports.ts';
import { groups } from './groups.ts';
import { health } from './health.ts';
import { knowledge } from './knowledge.ts';
import { mailLog } from './mail-log.ts';
import { models } from './models.ts';
import { notifications } from './notifications.ts';
import { operations } from './operations.ts';
import { places } from './places.ts';
import { privacy } from './privacy.ts';
import { product } from './product.ts';
import { productAdmins } from './product-admins.ts';
import { productGroups } from './product-groups.ts';
import { productPayments } from './product-payments.ts';
import { readingLinks } from './reading-links.ts';
import { archives } from './report-archives.ts';
import { reportEdits } from './report-edits.ts';
import { feedback } from './report-feedback.ts';
import { openings } from './report-openings.ts';
import { reportPlan } from './report-plan.ts';
import { reportSky } from './report-sky.ts';
import { reportTrace } from './report-trace.ts';
import { productReports, reports } from './reports.ts';
import { reviews } from './reviews.ts';
import type { Route } from './route.ts';
import { sessions } from './sessions.ts';
import { strangers } from './strangers.ts';
import { students } from './students.ts';
import { uploads } from './uploads.ts';
import { productWritings, reportLanguages, reportVersions, wordings } from './writing.ts';

const nouns = {
  accounts,
  archives,
  auditLog,
  astroUsers,
  birthImports,
  births,
  blindTest,
  branchAdminReports,
  branchForm,
  captchas,
  dashboard,
  drafts,
  feedback,
  groupBirths,
  groupBranches,
  groupFigures,
  groupConsents,
  groupData,
  groupForms,
  groupProfile,
  groupMemberFiles,
  groupMembers,
  groupAdminReports,
  groupUserReports,
  ownForm,
  groups,
  health,
  invoices,
  knowledge,
  mailLog,
  models,
  notifications,
  operations,
  openings,
  readingLinks,
  reportEdits,
  reportPlan,
  reportSky,
  reportTrace,
  orders,
  payments,
  places,
  privacy,
  product,
  productAdmins,
  productGroups,
  productPayments,
  productReports,
  productWritings,
  profile,
  reports,
  reviews,
  reportVersions,
  reportLanguages,
  sessions,
  strangers,
  students,
  uploads,
  wordings,
};

/** Every route of the API by its name in the code, such as `reports.create`: for tests and for whoever goes through all of them. */
export const routesByName: ReadonlyMap<string, Route> = new Map(
  Object.entries(nouns).flatMap(([noun, routes]) =>
    Object.entries<Route>(routes).map(([verb, one]) => [`${noun}.${verb}`, one] as const),
  ),
);

/** Every route of the API. */
export const allRoutes: readonly Route[] = [...routesByName.values()];
