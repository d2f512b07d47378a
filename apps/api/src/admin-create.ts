import { setTimeout as sleep } from 'node:timers/promises';
import { productAdmins } from '@udaya/contract/product-admins';
import { type Config, readConfig } from './config.ts';
import { type InvitedAdmin, inviteAdmin } from './features/accounts/invite-admin.ts';
import { renewToken } from './features/accounts/one-time-tokens.ts';
import { findMail } from './features/mails/find-mail.ts';
import { openMails } from './features/mails/open-mails.ts';
import { openPost } from './features/mails/open-post.ts';
import { sessionsOfAccounts } from './features/sessions/sessions-of-accounts.ts';
import { openInstallation } from './open-installation.ts';
import { openMail, senderOf } from './open-mail.ts';
import { openPasswords } from './platform/crypto/passwords.ts';
import { openDatabase } from './platform/database/database.ts';
import type { SystemDb } from './platform/database/handles.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { openLog } from './platform/log/open-log.ts';
import { StartError } from './platform/start-error.ts';
import { startWithRetry } from './start-with-retry.ts';

// Invites a product admin by mail, beside a running server or without one. Usage: npm run admin:create -- <email address> [first name] [last name]

const timeoutMs = 20_000;
const opened = new AsyncDisposableStack();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function createAdmin(args: readonly string[]): Promise<void> {
  const invited = readInvited(args);
  const config = readConfig(process.env);
  await startWithRetry({ config, say, opened }, (own) => invite(config, invited, own));
}

async function invite(config: Config, invited: InvitedAdmin, own: AsyncDisposableStack): Promise<void> {
  const { email } = invited;
  const { databaseUrl, secrets } = await openInstallation({ config, say, opened: own });
  const database = openDatabase(databaseUrl, { max: 4 });
  own.defer(database.close);
  const jobs = await openJobs(databaseUrl, openLog('silent'));
  own.defer(jobs.stop);
  const { mailer, local } = openMail(config);
  own.defer(mailer.close);

  const { db } = database;
  const key = secrets.mailKey;
  const address = addressOf(config);
  const mails =
    openMails({
      db,
      mailer,
      key,
      sender: () => senderOf(config, address),
      renewLink: (token) => renewToken(db, token),
      outbox: local?.outbox,
    }).jobs ?? [];
  await jobs.declare(mails.map(({ queue }) => queue));
  const passwords = openPasswords(secrets.passwordPepper);
  const invitation = await inviteAdmin(
    {
      system: db,
      passwords,
      post: openPost(jobs, key),
      sessions: sessionsOfAccounts(secrets.networkKey),
    },
    invited,
  );
  for (const other of invitation.withdrawn)
    say(`The earlier invitation of ${other} was not accepted and no longer works.`);

  await jobs.begin(mails);
  await waitForMail(db, invitation.mailId, email);
  say(
    `${email} is invited as the product admin ${invitation.username}. The link works once, within 24 hours.`,
  );
  if (!config.publicUrl) say(`It starts with ${address}; set PUBLIC_URL to the address that people use.`);
  if (local) {
    say(`No mail server is set (SMTP_URL), so the email is a file in ${local.folder}. Its link:`);
    say(`${address}/reset-password/${invitation.token}`);
  }
}

function readInvited(args: readonly string[]): InvitedAdmin {
  const [text, firstName = 'Product', lastName = args.length > 1 ? '' : 'Admin', ...more] = args;
  if (!text || more.length > 0)
    throw new StartError(
      'Give one email address, and a name if you like: npm run admin:create -- <email address> [first name] [last name]',
    );
  const parsed = productAdmins.invite.body.safeParse({ email: text, firstName, lastName });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(
    issue?.path[0] === 'email' ? `'${text}' is not an email address.` : (issue?.message ?? ''),
  );
}

/** Where the server answers that runs with the same settings, or will. */
function addressOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Whoever is first sends it: this program or a server that runs. */
async function waitForMail(db: SystemDb, mailId: string, email: string): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const mail = await findMail(db, mailId);
    if (mail?.sentAt) return;
    if (mail?.failedAt)
      throw new StartError(
        `The mail server refused the email to ${email}. Check the address, MAIL_FROM and SMTP_URL, then run this again.`,
      );
    if (performance.now() > end)
      throw new StartError(
        `The mail server of the setting SMTP_URL has not accepted the email to ${email} yet. The invitation is waiting: Udaya sends it ` +
          'when it can, as long as it runs. If you run this again, a new link is created.',
      );
    await sleep(100);
  }
}

async function stop(code: number): Promise<void> {
  await opened.disposeAsync();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(1));

try {
  await createAdmin(process.argv.slice(2));
  await stop(0);
} catch (error) {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  await stop(1);
}
