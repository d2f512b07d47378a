// npm run backup -- [file]: writes everything that the product holds into one encrypted file, while it runs or stands still.
import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { findKeys } from '../platform/crypto/key-file.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { BackupError } from './backup-error.ts';
import { reachDatabase } from './reach-database.ts';
import { runCommand } from './run-command.ts';
import { writeBackup } from './write-backup.ts';

await runCommand(async (opened) => {
  const config = readConfig(process.env);
  const [given, more] = process.argv.slice(2);
  if (more !== undefined) throw new BackupError('Usage: npm run backup -- [file]');
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = path.resolve(given ?? path.join(config.dataDir, 'backups', `udaya-${stamp}.tar.gz.age`));
  const passphrase = await askPassphrase(config.backupPassphrase, true);
  const keys = findKeys(config);
  if (!keys)
    throw new BackupError(
      'The keys of the product are neither set nor under DATA_DIR; a backup without them could not be read by anybody.',
    );
  const databaseUrl = await reachDatabase(config, opened);
  if (!given) mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const { tables, rows, jobs, mails } = await writeBackup(
    {
      databaseUrl,
      keys,
      outbox: path.join(config.dataDir, 'outbox'),
    },
    file,
    passphrase,
  );
  const size = (statSync(file).size / 1e6).toFixed(1);
  console.log(
    `Backed up ${rows} rows of ${tables} tables, ${jobs} waiting jobs, ${mails} emails and the keys: ${file} (${size} MB).`,
  );
  console.log(
    'Keep the passphrase separate from the file. Without it, no one can open the file, not even you.',
  );
});
