import type { MemberRole } from '@udaya/core/groups/member-rules';
import type { UserType } from '@udaya/core/identity/roles';

interface Named {
  username: string;
}
interface Linked extends Named {
  token: string;
}

/** The kinds of mail and what each needs to be written. A new kind: its line here, its letter in `letters.ts`, its words in en.json. */
export interface MailContents {
  activation: Linked;
  'activation-again': Linked;
  'admin-invitation': Linked;
  /** With the role; mails that were posted before roles stood in them are of group admins. */
  'group-invitation': Linked & { group: string; code: string; role?: MemberRole; branch?: string };
  'group-code-changed': Named & { group: string; code: string };
  /** `eraseAt` is the first day on which any of them is erased. */
  'retention-notice': Named & { reports: number; months: number; eraseAt: string };
  'already-registered': Named & { pending: boolean; userType: UserType };
  'password-reset': Linked;
  'login-locked': Linked;
  'password-changed': Named & { at: string; userType: UserType };
  'email-confirm': Linked;
  'email-notice': Named & { newEmail: string; at: string };
  'email-changed': Named & { newEmail: string; at: string };
  'report-ready': { name: string; reportId: string; paid: boolean };
  'report-file': { name: string; reportId: string };
  'payment-receipt': {
    name: string;
    paymentId: string;
    number: string;
    product: string;
    charged: string;
    listed: string;
    at: string;
    /** Absent in mails that were posted before the report's page stood in them. */
    report?: { id: string; isReady: boolean };
  };
  'payment-refunded': {
    name: string;
    paymentId: string;
    amount: string;
    at: string;
    /** That more of the payment is left. */
    isPart?: boolean;
    /** The number of the credit note to its tax invoice. */
    creditNote?: string;
  };
  'payment-failed': { name: string; reportId: string };
  /** `announced`: not by its owner, but as `account-deletion-scheduled` had said. */
  'account-deleted': Named & { at: string; announced?: true };
  'account-deactivated': Named & { at: string };
  'account-activated': Named & { userType: UserType };
  'account-details-changed': Named & { at: string };
  'account-deletion-scheduled': Named & { at: string; eraseAt: string };
  /** Somebody of a group got another role or branch. */
  'member-changed': Named & { group: string; role: MemberRole; branch: string };
  'account-restored': Named & { active: boolean; userType: UserType };
}
export type MailKind = keyof MailContents;
