import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { BackupError } from './backup-error.ts';
import type { RestoredFiles } from './restore-backup.ts';

type Keys = RestoredFiles['keys'];

/** @throws BackupError where other keys are set or stand in the data folder: what the database holds would stay sealed. */
export function refuseOtherKeys(keys: Keys, config: Config): void {
  const { dataEncryptionKey, passwordPepper } = config;
  if (!isSame({ dataEncryptionKey, passwordPepper }, keys))
    throw new BackupError(
      'The settings DATA_ENCRYPTION_KEY and PASSWORD_PEPPER are not those of the backup. Set them to the keys in its entry ' +
        'keys.json (age -d FILE | tar xzO keys.json), or leave them out to have the keys put under DATA_DIR. Nothing was restored.',
    );
  const file = keysFile(config);
  if (existsSync(file) && !isSame(JSON.parse(readFileSync(file, 'utf8')) as Keys, keys))
    throw new BackupError(
      `${file} holds other keys than the backup. Move it away first. Nothing was restored.`,
    );
}

/** Puts the keys of a backup under the data folder, unless they are set, and its mails. */
export function keepFiles({ keys, outbox }: RestoredFiles, config: Config): void {
  mkdirSync(config.dataDir, { recursive: true });
  const file = keysFile(config);
  if (!(config.dataEncryptionKey && config.passwordPepper) && !existsSync(file))
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  const folder = path.join(config.dataDir, 'outbox');
  if (outbox.size > 0) mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, bytes] of outbox)
    writeFileSync(path.join(folder, path.basename(name)), bytes, { mode: 0o600 });
}

const keysFile = (config: Config) => path.join(config.dataDir, 'secrets.json');

/** Whether the keys that are given are those of the backup; one that is not given is no other. */
function isSame(given: { [K in keyof Keys]: string | undefined }, keys: Keys): boolean {
  return (
    (given.dataEncryptionKey ?? keys.dataEncryptionKey) === keys.dataEncryptionKey &&
    (given.passwordPepper ?? keys.passwordPepper) === keys.passwordPepper
  );
}
