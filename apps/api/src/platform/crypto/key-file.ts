import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { reasonOf, StartError } from '../start-error.ts';

/** The two keys of an installation, 32 bytes each. Without them nobody can log in and what is sealed stays so. */
export interface Keys {
  dataKey: Buffer;
  passwordPepper: Buffer;
}

/** Where keys may come from: the settings (32 bytes in base64), or the key file under the data folder. */
export interface KeySettings {
  dataDir: string;
  dataEncryptionKey: string | undefined;
  passwordPepper: string | undefined;
}

const bytesOf = (text: string) => Buffer.from(text, 'base64');
const key = z.string().check(z.refine((text) => bytesOf(text).length === 32));
const KeyFile = z.object({
  dataEncryptionKey: key,
  passwordPepper: key,
  /** The keys were made for a database that exists under the same data folder. */
  databaseMade: z.optional(z.boolean()),
});
type KeyFile = z.infer<typeof KeyFile>;

/** The file under the data folder that keeps the keys where the settings give none. */
export function keyFileOf(dataDir: string): string {
  return path.join(dataDir, 'secrets.json');
}

/**
 * The keys of the settings, or else of `DATA_DIR/secrets.json`; undefined where neither has them.
 * @throws StartError where the file is broken or can be read by others
 */
export function findKeys({ dataDir, dataEncryptionKey, passwordPepper }: KeySettings): Keys | undefined {
  if (dataEncryptionKey && passwordPepper)
    return { dataKey: bytesOf(dataEncryptionKey), passwordPepper: bytesOf(passwordPepper) };
  const kept = readKeyFile(dataDir);
  return (
    kept && {
      dataKey: bytesOf(dataEncryptionKey ?? kept.dataEncryptionKey),
      passwordPepper: bytesOf(passwordPepper ?? kept.passwordPepper),
    }
  );
}

/** Whether the key file says that a database was made beside it. */
export function keysKnowDatabase(dataDir: string): boolean {
  return readKeyFile(dataDir)?.databaseMade === true;
}

/**
 * Makes the key file with new keys, or those that are given, and answers the keys that hold then. Two at once agree on one file.
 * @throws StartError where the folder cannot be written
 */
export function makeKeys(
  settings: KeySettings,
  { databaseMade }: { databaseMade: boolean },
  given: Keys = { dataKey: randomBytes(32), passwordPepper: randomBytes(32) },
): Keys {
  const file = keyFileOf(settings.dataDir);
  try {
    mkdirSync(settings.dataDir, { recursive: true });
    writeWhole(file, {
      dataEncryptionKey: given.dataKey.toString('base64'),
      passwordPepper: given.passwordPepper.toString('base64'),
      databaseMade,
    });
  } catch (error) {
    throw new StartError(
      `The folder ${settings.dataDir} (setting DATA_DIR) cannot be written: ${reasonOf(error)}.`,
    );
  }
  const keys = findKeys(settings);
  if (!keys) throw new StartError(`The file ${file} disappeared while it was being created.`);
  return keys;
}

/** A value that tells two keys apart and nothing about them; it is kept in the database. */
export function keyCheck(secret: Buffer): string {
  return createHmac('sha256', secret).update('udaya key check').digest('base64url');
}

function readKeyFile(dataDir: string): KeyFile | undefined {
  const file = keyFileOf(dataDir);
  if (!existsSync(file)) return undefined;
  refuseOpenFile(file);
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      `The file ${file} cannot be read: ${reasonOf(error)}. Restore it from a backup; without its keys no one can log in.`,
    );
  }
  const parsed = KeyFile.safeParse(read);
  if (parsed.success) return parsed.data;
  throw new StartError(
    `The file ${file} does not have two keys of 32 bytes in base64, dataEncryptionKey and passwordPepper. ` +
      'Restore it from a backup; without its keys no one can log in.',
  );
}

function refuseOpenFile(file: string): void {
  if (process.platform === 'win32') return;
  const mode = statSync(file).mode & 0o777;
  if ((mode & 0o077) === 0) return;
  throw new StartError(
    `The file ${file} holds the keys and is open to other users of this machine (mode ${mode.toString(8)}). ` +
      `Close it with: chmod 600 ${file}`,
  );
}

/** Written under another name first: no file is half written, and the first of two writers wins. */
function writeWhole(file: string, content: KeyFile): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
