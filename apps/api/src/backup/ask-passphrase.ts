import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BackupError } from './backup-error.ts';

const shortest = 12;

/**
 * The passphrase of the setting BACKUP_PASSPHRASE, or else what is typed at the terminal, unseen; `twice` for a new one.
 * @throws BackupError where there is none, it is short, or it was typed in two ways.
 */
export async function askPassphrase(setting: string | undefined, twice: boolean): Promise<string> {
  const passphrase = setting ?? (await typed('Passphrase of the backup: '));
  if (passphrase.length < shortest)
    throw new BackupError(`The passphrase must have at least ${shortest} characters.`);
  if (!setting && twice && (await typed('Enter it again: ')) !== passphrase)
    throw new BackupError('The two passphrases differ; nothing was written.');
  return passphrase;
}

async function typed(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new BackupError(
      'Set BACKUP_PASSPHRASE to the passphrase, or run this at a terminal that can ask for it.',
    );
  process.stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
