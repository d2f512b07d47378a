import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEphemeris } from '@udaya/astro/ephemeris';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { writeKeptReadings } from './features/identity/record-reading.ts';
import { renewToken } from './features/identity/one-time-tokens.ts';
import { workAddresses } from './features/identity/work-addresses.ts';
import { loadShippedKnowledge } from './features/knowledge/load-shipped-knowledge.ts';
import { openPost } from './features/mails/open-post.ts';
import { workMails } from './features/mails/work-mails.ts';
import { loadPlaces } from './features/places/load-places.ts';
import { workReports } from './features/reports/work-reports.ts';
import { openMail, senderOf } from './open-mail.ts';
import { openPasswords } from './platform/crypto/passwords.ts';
import type { Secrets } from './platform/crypto/secrets.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { describeError } from './platform/log/describe-error.ts';
import type { Log } from './platform/log/open-log.ts';
import { createTypesetter } from './platform/typesetting/create-typesetter.ts';

interface Means {
  config: Config;
  log: Log;
  /** A migrated database. */
  databaseUrl: string;
  secrets: Secrets;
  /** Folder of the built page; without it only the API is served. */
  webFolder?: string | undefined;
  /** Takes how to close each part that was opened, the last one first; also when a later one cannot be opened. */
  opened: AsyncDisposableStack;
}

/** The whole product on a database: its server, not listening yet, and its workers, not begun yet. */
export async function openProduct({ config, log, databaseUrl, secrets, webFolder, opened }: Means) {
  const database = openDatabase(databaseUrl, {
    onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
  });
  opened.defer(database.close);
  keepReadings(database.db, log, opened);
  await loadPlaces(database);
  await loadShippedKnowledge(database.db);

  const { mailer, local: localMail } = openMail(config);
  opened.defer(mailer.close);
  const ephemeris = loadEphemeris();
  const jobs = await openJobs(databaseUrl, log);
  opened.defer(jobs.stop);
  const press = createTypesetter({ log });
  opened.defer(press.close);
  const passwords = openPasswords(secrets.passwordPepper);
  const app = await buildApp({
    config,
    secrets,
    database,
    jobs,
    ephemeris,
    press,
    passwords,
    log,
    localMail,
    webFolder,
  });
  opened.defer(async () => {
    // Answers what is in hand, and cuts after ten seconds what does not come to an end by itself.
    const cut = setTimeout(() => app.server.closeAllConnections(), 10_000);
    await app.close();
    clearTimeout(cut);
  });

  const address = () => config.publicUrl ?? app.listeningOrigin;
  const { db } = database;
  const { productName, supportEmail } = config;
  const post = openPost(jobs, secrets.mailKey);
  const reportParts = {
    db,
    ephemeris,
    jobs,
    post,
    publicUrl: address,
    drawChart: press.drawChart,
    typeset: press.typeset,
    names: { productName, supportEmail },
  };

  /** Begins to write reports and to send mail, once the server listens: mails lead to its address. */
  async function work(): Promise<void> {
    await workReports(reportParts, config.processors);
    await workAddresses({ db, jobs, mailKey: secrets.mailKey, post });
    await workMails({
      db,
      jobs,
      mailer,
      key: secrets.mailKey,
      sender: () => senderOf(config, address()),
      renewLink: (token) => renewToken(db, token),
    });
  }

  return { app, database, jobs, press, passwords, ephemeris, localMail, address, reportParts, work };
}

const readingsEveryMs = 5_000;

/** What was read while the database took no writes is written to the audit log once it does. */
function keepReadings(db: Database, log: Log, opened: AsyncDisposableStack): void {
  const write = async () => {
    const left = await writeKeptReadings(db).catch((error: unknown) => {
      log.error({ err: describeError(error) }, 'audit entries');
      return 0;
    });
    if (left > 0) log.warn({ left }, 'audit entries wait for the database');
  };
  const timer = setInterval(() => void write(), readingsEveryMs);
  opened.defer(async () => {
    clearInterval(timer);
    await write();
  });
}

function loadEphemeris() {
  const bytes = readFileSync(path.resolve(import.meta.dirname, '../../../packages/astro/data/ephemeris.bin'));
  return readEphemeris(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
