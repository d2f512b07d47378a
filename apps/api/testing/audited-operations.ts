import { auditLog } from '@udaya/contract/audit-log';
import { mailLog } from '@udaya/contract/mail-log';
import { operations } from '@udaya/contract/operations';
import type { AuditedCall } from './audited-call.ts';
import { failedJob, givenUpMail, readyMail } from './failed-work.ts';
import type { Shop } from './shop.ts';
import type { Person } from './world.ts';

/** One successful call of each route of the Operations pages that audits, by the route’s name. */
export function auditedOperations(shop: Shop, admin: Person): Record<string, () => Promise<AuditedCall>> {
  const actor = admin.user.id;
  return {
    'operations.retryJob': async () => {
      const id = await failedJob(shop, 'write-report', { data: { reportId: 'no-such-report' } });
      const answer = await admin.call(operations.retryJob, { params: { queue: 'write-report', id } });
      return { answer, action: 'job.retried', actor };
    },
    'operations.retryQueue': async () => {
      await failedJob(shop, 'write-report', { data: { reportId: 'no-such-report' } });
      const answer = await admin.call(operations.retryQueue, { params: { queue: 'write-report' } });
      return { answer, action: 'jobs.retried', actor };
    },
    'mailLog.resend': async () => {
      const id = await readyMail(shop, shop.parent);
      const answer = await admin.call(mailLog.resend, { params: { id } });
      return { answer, action: 'mail.resent', actor };
    },
    'mailLog.resendAll': async () => {
      await givenUpMail(shop);
      return { answer: await admin.call(mailLog.resendAll), action: 'mail.resent', actor };
    },
    'auditLog.exportEntries': async () => ({
      answer: await admin.call(auditLog.exportEntries),
      action: 'audit.exported',
      actor,
    }),
  };
}
