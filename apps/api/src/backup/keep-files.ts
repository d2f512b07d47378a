import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { BackupError } from './backup-error.ts';
import type { RestoredFiles } from './restore-backup.ts';

/**
 * Puts the keys and mails of a backup under the data folder.
 * @throws BackupError where other keys are set or stand there: what the database holds would stay sealed.
 */
export function keepFiles({ keys, outbox }: RestoredFiles, config: Config): void {
  const { dataEncryptionKey, passwordPepper } = config;
  if (
    (dataEncryptionKey && dataEncryptionKey !== keys.dataEncryptionKey) ||
    (passwordPepper && passwordPepper !== keys.passwordPepper)
  )
    throw new BackupError(
      'The settings DATA_ENCRYPTION_KEY and PASSWORD_PEPPER are not those of the backup. Set them to the keys in its entry ' +
        'keys.json (age -d FILE | tar xzO keys.json), or leave them out to have the keys put under DATA_DIR. Nothing was restored.',
    );
  mkdirSync(config.dataDir, { recursive: true });
  if (!dataEncryptionKey || !passwordPepper) keepKeys(path.join(config.dataDir, 'secrets.json'), keys);
  const folder = path.join(config.dataDir, 'outbox');
  if (outbox.size > 0) mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, bytes] of outbox)
    writeFileSync(path.join(folder, path.basename(name)), bytes, { mode: 0o600 });
}

function keepKeys(file: string, keys: RestoredFiles['keys']): void {
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
    return;
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as RestoredFiles['keys'];
  if (kept.dataEncryptionKey !== keys.dataEncryptionKey || kept.passwordPepper !== keys.passwordPepper)
    throw new BackupError(
      `${file} holds other keys than the backup. Move it away first. Nothing was restored.`,
    );
}
