import type { Jobs } from '../../platform/jobs/jobs.ts';
import { giveUpMail, sendMail, type SendMailParts } from './send-mail.ts';

const atOnce = 2;

/** Begins to send the mails that wait. A mail server that is down delays them, with growing pauses, for more than a day. */
export async function workMails(means: Omit<SendMailParts, 'left'> & { jobs: Jobs }): Promise<void> {
  const parts = { ...means, left: new Set<string>() };
  await parts.jobs.work('send-mail', atOnce, async ({ mailId }, { last }) => {
    try {
      await sendMail(parts, mailId);
    } catch (error) {
      if (last && !parts.left.has(mailId)) await giveUpMail(parts.db, mailId);
      throw error;
    }
  });
}
