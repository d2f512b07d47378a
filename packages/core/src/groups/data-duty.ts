import type { Role } from '../identity/roles.ts';

/** Who of a group answers for its data: sees who opened what, erases, and says how long it is kept. */
export const dutyRoles: readonly Role[] = ['groupAdmin'];

/** Who may look at the consents that they reach, and withdraw them. */
export const consentRoles: readonly Role[] = ['groupAdmin', 'branchAdmin'];

/** After how many months a group may have its reports erased; otherwise they stay until it erases them. */
export const retentionChoices = [12, 24, 36, 60] as const;
export type RetentionMonths = (typeof retentionChoices)[number];

/** A group's admins know for so long before its reports are erased by their age. */
export const retentionNoticeDays = 30;

/** A report whose consent was withdrawn is kept closed for so long: until then it can be opened again by a new consent. */
export const withdrawnDays = 30;

/** Why a group's admin erases a report. */
export const erasureReasons = ['asked', 'withdrawn', 'mistake', 'unneeded', 'other'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** How a report of a group came to be erased: by an admin, by its age, or since the consent to it was withdrawn. */
export const erasureCauses = ['admin', 'retention', 'withdrawal'] as const;

/** What is erased in one go: a report, or all that the group has of the same person. */
export const erasureExtents = ['report', 'person'] as const;
export type ErasureExtent = (typeof erasureExtents)[number];

/** Who asked that a consent be withdrawn. */
export const withdrawalAskers = ['person', 'parent', 'guardian', 'other'] as const;
export type WithdrawalAsker = (typeof withdrawalAskers)[number];

/** Whether a consent holds. */
export const consentStates = ['given', 'withdrawn'] as const;
export type ConsentState = (typeof consentStates)[number];

/** Version of a group's terms: rises whenever their words change, and they are accepted again. */
export const groupTermsVersion = '3';
