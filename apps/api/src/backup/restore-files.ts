import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { findKeys, type Keys, keyFileOf, makeKeys } from '../platform/crypto/key-file.ts';
import { BackupError } from './backup-error.ts';
import type { RestoredFiles } from './restore-backup.ts';

/** @throws BackupError where other keys are set or stand in the data folder: what the database holds would stay sealed. */
export function refuseOtherKeys(keys: Keys, config: Config): void {
  const { dataDir, dataEncryptionKey, passwordPepper } = config;
  if (
    (dataEncryptionKey && dataEncryptionKey !== keys.dataKey.toString('base64')) ||
    (passwordPepper && passwordPepper !== keys.passwordPepper.toString('base64'))
  )
    throw new BackupError(
      'The settings DATA_ENCRYPTION_KEY and PASSWORD_PEPPER are not those of the backup. Set them to the keys in its entry ' +
        'keys.json (age -d FILE | tar xzO keys.json), or leave them out to have the keys put under DATA_DIR. Nothing was restored.',
    );
  const kept = findKeys(config);
  if (kept && !(kept.dataKey.equals(keys.dataKey) && kept.passwordPepper.equals(keys.passwordPepper)))
    throw new BackupError(
      `${keyFileOf(dataDir)} holds other keys than the backup. Move it away first. Nothing was restored.`,
    );
}

/** Puts the keys of a backup under the data folder, unless they are set or there, and its mails. */
export function restoreFiles({ keys, outbox }: RestoredFiles, config: Config): void {
  if (!findKeys(config)) makeKeys(config, { databaseMade: config.databaseUrl === undefined }, keys);
  const folder = path.join(config.dataDir, 'outbox');
  if (outbox.size > 0) mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, bytes] of outbox)
    writeFileSync(path.join(folder, path.basename(name)), bytes, { mode: 0o600 });
}
