import { isPayable, mayBecomeTrial, type PaymentStatus } from '../billing/payment-status.ts';
import type { FailureCode } from '../failure.ts';
import type { Role } from '../identity/roles.ts';
import { type ListedAction, listedActions, type ReportAction } from './report-actions.ts';
import type { ReportCase } from './report-case.ts';
import type { ReportUserType } from './report-types.ts';

export { type ReportAction, reportActions } from './report-actions.ts';
export { caseOf, type ReportCase } from './report-case.ts';

/** Who may see and do what with a report that is reached (`access/scope.ts`). API and web ask here and nowhere else. */

/** The five roles as readers: who buys reports, who works for the group that has them made, who runs the product. */
type Reader = 'consumer' | 'group' | 'operator';
const readerOf: Record<Role, Reader> = {
  user: 'consumer',
  groupUser: 'group',
  branchAdmin: 'group',
  groupAdmin: 'group',
  productAdmin: 'operator',
};

/** How far a report is open: whole, its first part only, or not at all since its payment went back. */
export type Extent = 'whole' | 'preview' | 'closed';

type ByPayment = Readonly<Record<PaymentStatus, Extent>>;
// One payment opens one report. Complimentary means a preview that may still be bought; what was given back is closed.
const bought: ByPayment = {
  PENDING: 'preview',
  FAILED: 'preview',
  TRIAL: 'preview',
  PAID: 'whole',
  REFUNDED: 'closed',
};
// A plan covers its group's reports, under a contract as PAID and under a trial as TRIAL, and whoever works for the group
// always reads them. The others do not arise under a plan; nobody there could pay, so they are no dead end. What was given
// back is closed as for everybody.
const covered: ByPayment = {
  PENDING: 'whole',
  FAILED: 'whole',
  TRIAL: 'whole',
  PAID: 'whole',
  REFUNDED: 'closed',
};
// The product admin answers for every report, whatever became of its payment.
const always: ByPayment = {
  PENDING: 'whole',
  FAILED: 'whole',
  TRIAL: 'whole',
  PAID: 'whole',
  REFUNDED: 'whole',
};

const extents: Readonly<Record<Reader, Readonly<Record<ReportUserType, ByPayment>>>> = {
  consumer: { ASTROUSER: bought, GROUP: bought },
  group: { ASTROUSER: bought, GROUP: covered },
  operator: { ASTROUSER: always, GROUP: always },
};

/** What of a report an actor may see. Its birth details, its state and that it was corrected are seen by all who reach it. */
export interface Permissions {
  extent: Extent;
  items: 'all' | 'first' | 'none';
  opening: boolean;
  closing: boolean;
  moonSign: boolean;
  nakshatra: boolean;
  /** How it was made. */
  provenance: boolean;
  /** Planets and titles of the texts, and which planets a correction moved. */
  titles: boolean;
  chart: boolean;
  /** The way to the payment that came through, and to its receipt. */
  ownPayment: boolean;
  /** What was entered beside the birth details and is kept apart: the IQ level, the consents. */
  entered: boolean;
  /** When product admins opened it, and for what. */
  openings: boolean;
  /** A version from before a correction that made the report another person's. */
  otherPerson: boolean;
}

type ByExtent = Omit<Permissions, keyof ByReader>;
const byExtent: Readonly<Record<Extent, ByExtent>> = {
  whole: {
    extent: 'whole',
    items: 'all',
    opening: true,
    closing: true,
    moonSign: true,
    nakshatra: true,
    provenance: true,
  },
  // A preview shows the Moon's sign, the first text with one strength and the names of the other parts, and how all of it was made.
  preview: {
    extent: 'preview',
    items: 'first',
    opening: false,
    closing: false,
    moonSign: true,
    nakshatra: false,
    provenance: true,
  },
  closed: {
    extent: 'closed',
    items: 'none',
    opening: false,
    closing: false,
    moonSign: false,
    nakshatra: false,
    provenance: false,
  },
};

type ByReader = Pick<Permissions, 'titles' | 'chart' | 'ownPayment' | 'entered' | 'openings' | 'otherPerson'>;
// The texts read as one reading: planets, titles and the chart are the product admin's to check it by. Payment and what was
// entered are the buyer's own. Who is looked at hears of it. One payment is for one person, so a version of somebody else is closed to its readers.
const byReader: Readonly<Record<Reader, ByReader>> = {
  consumer: {
    titles: false,
    chart: false,
    ownPayment: true,
    entered: true,
    openings: true,
    otherPerson: false,
  },
  group: {
    titles: false,
    chart: false,
    ownPayment: false,
    entered: false,
    openings: true,
    otherPerson: false,
  },
  operator: {
    titles: true,
    chart: true,
    ownPayment: false,
    entered: false,
    openings: false,
    otherPerson: true,
  },
};

// Made once: lists ask for every row.
const combine = (reader: Reader): Readonly<Record<Extent, Permissions>> => ({
  whole: { ...byExtent.whole, ...byReader[reader] },
  preview: { ...byExtent.preview, ...byReader[reader] },
  closed: { ...byExtent.closed, ...byReader[reader] },
});
const combined = { consumer: combine('consumer'), group: combine('group'), operator: combine('operator') };

// Without consent there is nothing to be looked at, whoever looks.
const withdrawnPermissions: Readonly<Permissions> = {
  ...byExtent.closed,
  titles: false,
  chart: false,
  ownPayment: false,
  entered: false,
  openings: false,
  otherPerson: false,
};

/** What a role may see of a report in this state; an operator may open chart, planets and titles of what is open whole to its readers. */
export function permissionsOf(
  role: Role,
  { userType, paymentStatus, withdrawn }: ReportCase,
  showsChart = false,
): Readonly<Permissions> {
  if (withdrawn) return withdrawnPermissions;
  const reader = readerOf[role];
  const granted = combined[reader][extents[reader][userType][paymentStatus]];
  return showsChart && granted.extent === 'whole' ? { ...granted, titles: true, chart: true } : granted;
}

/** Why an action is not open: the refusal that its caller hears, or that there is nothing to be done. */
export type Refusal = FailureCode | 'needless';

interface Rule {
  by: readonly Reader[];
  refusal: (report: ReportCase, extent: Extent, reader: Reader) => Refusal | undefined;
}
const everybody = ['consumer', 'group', 'operator'] as const;

const notWhole = (extent: Extent): Refusal | undefined =>
  extent === 'whole' ? undefined : extent === 'closed' ? 'report.refunded' : 'report.unpaid';
// What a plan covers is never due.
const isDue = ({ userType, paymentStatus }: ReportCase) =>
  userType === 'ASTROUSER' && isPayable(paymentStatus);
const asFile = ({ stage }: ReportCase, extent: Extent): Refusal | undefined =>
  notWhole(extent) ?? (stage === 'ready' ? undefined : 'report.not_ready');

const rules: Readonly<Record<ReportAction, Rule>> = {
  // Also while it is written: the page shows how far it has come.
  view: { by: everybody, refusal: (_, extent) => notWhole(extent) },
  preview: {
    by: everybody,
    refusal: (_, extent) =>
      extent === 'whole' ? 'needless' : extent === 'closed' ? 'report.refunded' : undefined,
  },
  download: { by: everybody, refusal: asFile },
  // A report is mailed to the address of the account that bought it; enterprise users find theirs on their pages.
  mail: { by: ['consumer'], refusal: asFile },
  // Nobody pays for what is not written, or twice for what is being paid.
  pay: {
    by: ['consumer'],
    refusal: (report) => {
      if (!isDue(report)) return 'payment.not_due';
      if (report.paymentUnderway) return 'payment.in_progress';
      return report.stage === 'ready' ? undefined : 'report.not_ready';
    },
  },
  // The product admin sees every attempt to pay, made or not.
  seePayment: {
    by: ['consumer', 'operator'],
    refusal: ({ paymentUnderway, paymentId }, _, reader) =>
      reader === 'operator' || paymentUnderway || paymentId ? undefined : 'needless',
  },
  // What was bought is kept; nothing is taken away under money that moves.
  delete: {
    by: ['consumer'],
    refusal: (report) => {
      if (report.paymentUnderway) return 'payment.in_progress';
      return isDue(report) ? undefined : 'report.kept';
    },
  },
  // What nobody has bought is changed freely, but not under money that moves, nor while it is being written.
  edit: {
    by: ['consumer'],
    refusal: (report) => {
      if (report.paymentUnderway) return 'payment.in_progress';
      if (!isDue(report)) return 'report.uneditable';
      return report.stage === 'ready' || report.stage === 'failed' ? undefined : 'report.not_ready';
    },
  },
  // Once bought it is corrected, once.
  correct: {
    by: ['consumer'],
    refusal: (report) => {
      if (isDue(report)) return 'report.uncorrectable_unpaid';
      if (report.paymentStatus !== 'PAID' || report.correctionOpen === false) return 'report.not_correctable';
      return report.stage === 'ready' || report.stage === 'failed' ? undefined : 'report.not_ready';
    },
  },
  // Readers say of each part whether it fits, have it in another language, and put the plan into their calendar: of what they read whole.
  judge: { by: ['consumer', 'group'], refusal: asFile },
  translate: { by: ['consumer', 'group'], refusal: asFile },
  schedule: { by: ['consumer', 'group'], refusal: asFile },
  // A sentence is shown around, the reading given on by a link, and tested blind, by whoever bought it, never by those who work for a group.
  quote: { by: ['consumer'], refusal: asFile },
  give: { by: ['consumer'], refusal: asFile },
  blindTest: { by: ['consumer'], refusal: asFile },
  // Whoever bought a reading says which of its texts it shows; whoever looks after it may have another one made, never chosen.
  choose: { by: ['consumer'], refusal: asFile },
  reword: { by: ['consumer', 'operator'], refusal: asFile },
  compare: { by: ['consumer', 'operator'], refusal: asFile },
  // Where each sentence comes from, and whether it is still what it was.
  trace: { by: ['operator'], refusal: asFile },
  // What is being written goes on by itself, and what is written stays as it is.
  rewrite: { by: ['operator'], refusal: ({ stage }) => (stage === 'failed' ? undefined : 'needless') },
  complimentary: {
    by: ['operator'],
    refusal: ({ userType, paymentStatus }) => {
      if (paymentStatus === 'TRIAL') return 'needless';
      return userType === 'ASTROUSER' && mayBecomeTrial(paymentStatus) ? undefined : 'payment.not_due';
    },
  },
  // As far as the report is concerned: what was taken and is left to give back, its payments say, also of one that failed.
  refund: {
    by: ['operator'],
    refusal: ({ userType }) => (userType === 'GROUP' ? 'payment.not_refundable' : undefined),
  },
  // Whoever reads reports of others says what for.
  statePurpose: { by: ['operator'], refusal: () => undefined },
};

/** Whether an action is this role's at all, whatever the report. */
export function isFor(action: ReportAction, role: Role): boolean {
  return rules[action].by.includes(readerOf[role]);
}

/** Why a role may not do something with a report; undefined where it may. */
export function refusalOf(action: ReportAction, role: Role, report: ReportCase): Refusal | undefined {
  const reader = readerOf[role];
  const { by, refusal } = rules[action];
  if (!by.includes(reader)) return 'access.denied';
  if (report.withdrawn) return 'report.withdrawn';
  return refusal(report, extents[reader][report.userType][report.paymentStatus], reader);
}

/** Whether a role may do something with a report. */
export function mayDo(action: ReportAction, role: Role, report: ReportCase): boolean {
  return refusalOf(action, role, report) === undefined;
}

/** The actions that are open to a role on a report, from which lists draw their buttons. */
export function actionsOn(role: Role, report: ReportCase): ListedAction[] {
  return listedActions.filter((action) => mayDo(action, role, report));
}
