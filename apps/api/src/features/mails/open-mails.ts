import type { Feature } from '../../platform/feature.ts';
import { work } from '../../platform/jobs/job.ts';
import type { Outbox } from '../../ports/mail/open-outbox.ts';
import { sendMailJob } from './jobs.ts';
import { giveUpMail, type SendMailParts, sendMail, sweepMails } from './send-mail.ts';

const atOnce = 2;

interface MailDeps extends Omit<SendMailParts, 'left' | 'refused'> {
  /** Where mail is kept on this machine. */
  outbox: Outbox | undefined;
}

/** Mail that leaves: a mail server that is down delays it, with growing pauses, for more than a day. */
export function openMails(deps: MailDeps): Feature {
  const parts = { ...deps, left: new Set<string>(), refused: new Map<string, Date>() };
  return {
    jobs: [
      work(
        sendMailJob,
        atOnce,
        ({ mailId }) => sendMail(parts, mailId),
        ({ mailId }) => giveUpMail(parts, mailId),
      ),
    ],
    schedules: [{ name: 'sweep-mails', cron: '*/10 * * * *', run: () => sweepMails(parts.db, deps.outbox) }],
  };
}
