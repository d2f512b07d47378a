import { initialPaymentStatus } from '@udaya/core/billing/payment-status';
import type { BirthRecord } from '@udaya/core/births/birth-record';
import type { GroupPlan } from '@udaya/core/groups/group-types';
import type { StudentClass, StudentSection } from '@udaya/core/groups/person-words';
import { newId } from '../../../platform/crypto/tokens.ts';
import type { Queryable } from '../../../platform/database/handles.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { writeReportJob } from '../record/jobs.ts';
import { insertReport, type NewConsent } from '../record/store.ts';
import { type ApartDetails, askMobile, saveApart } from './save-apart.ts';

/** Whose a report will be: of an account, of a group or of both. */
export interface ReportOwner {
  ownerId: string | null;
  groupId: string | null;
  branchId: string | null;
}

/** A submission as it was told apart: the client's key, where it sends one, and a hash of what was meant. */
export interface Submission {
  idempotencyKey: string | null;
  submissionHash: string;
}

/** What a report is made of, whatever form it came by. */
export interface AcceptedReport {
  owner: ReportOwner;
  /** The plan of the owner's group; undefined for consumers. */
  plan: GroupPlan | undefined;
  /** Reports cost nothing, since there is no payment provider. */
  free: boolean;
  birth: BirthRecord;
  submission: Submission;
  consent: NewConsent;
  iqLevel?: string;
  /** The person's own, where the form asks for it: reports are found by it. */
  city?: string;
  /** In which class and section a student is. */
  student?: { studentClass: StudentClass; section: StudentSection };
  /** What else is kept of the person, apart from the report; it is found by a mobile number among it. */
  apart?: ApartDetails;
}

/** A report as it is stored first, under an id of its own. */
export function reportOf({
  owner,
  plan,
  free,
  birth,
  submission,
  city,
  student,
  apart,
}: Omit<AcceptedReport, 'consent'>) {
  const mobile = apart?.person?.mobile;
  return {
    id: newId(),
    ...owner,
    ...birth,
    ...submission,
    paymentStatus: initialPaymentStatus({ groupPlan: plan, free }),
    ...(city === undefined ? {} : { city }),
    ...(student && { studentClass: student.studentClass, studentSection: student.section }),
    ...(apart && mobile ? { mobileIndex: askMobile(apart.key, mobile).index } : {}),
  };
}

/**
 * Stores a report with its consent and enqueues its writing, in the caller's transaction; answers its id, or undefined where another submission
 * under the same key was first. The caller has locked the account and tells the audit log.
 */
export async function acceptReport(
  tx: Queryable,
  jobs: Jobs,
  { consent, iqLevel = '', ...taken }: AcceptedReport,
): Promise<string | undefined> {
  const report = reportOf(taken);
  if (!(await insertReport(tx, { report, iqLevel, consent }))) return undefined;
  await saveApart(tx, [{ reportId: report.id, apart: taken.apart }]);
  await jobs.enqueue(tx, writeReportJob, { reportId: report.id }, report.id);
  return report.id;
}
