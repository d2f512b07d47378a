// npm run restore -- file: restores a backup into an empty place; with --check it only reads the file and compares it.
import path from 'node:path';
import { readConfig } from '../config.ts';
import { openJobs } from '../platform/jobs/jobs.ts';
import { openLog } from '../platform/log/open-log.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { BackupError } from './backup-error.ts';
import { reachDatabase } from './reach-database.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { refuseOtherKeys, restoreFiles } from './restore-files.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (opened) => {
  const args = process.argv.slice(2);
  const checkOnly = args.includes('--check');
  const [given, more] = args.filter((arg) => arg !== '--check');
  if (given === undefined || more !== undefined)
    throw new BackupError('Usage: npm run restore -- [--check] file');
  const file = path.resolve(given);
  const config = readConfig(process.env);
  const passphrase = await askPassphrase(config.backupPassphrase, false);
  if (checkOnly) {
    const { createdAt, tables, rows, mails } = await checkBackup(file, passphrase);
    console.log(
      `${file} is complete: ${rows} rows of ${tables} tables and ${mails} emails, as of ${createdAt}.`,
    );
    return;
  }
  // What stands in the way is found before a database is made for it.
  refuseOtherKeys((await checkBackup(file, passphrase)).keys, config);
  const databaseUrl = await reachDatabase(config, opened);
  const done = await restoreBackup(
    file,
    passphrase,
    databaseUrl,
    () => openJobs(databaseUrl, openLog('warn')),
    (files) => restoreFiles(files, config),
  );
  console.log(
    `Restored ${done.rows} rows of ${done.tables} tables, ${done.jobs} waiting jobs, ${done.mails} emails and the keys.`,
  );
  console.log('Start the product as usual. It updates the database to this version.');
});
