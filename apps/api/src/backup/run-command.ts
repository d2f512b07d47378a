import { StartError } from '../platform/start-error.ts';
import { BackupError } from './backup-error.ts';

/**
 * Runs a command of the operator: closes what it opened, also when it is interrupted, and tells what stood in the way in a sentence.
 */
export async function runCommand(work: (opened: AsyncDisposableStack) => Promise<void>): Promise<void> {
  const opened = new AsyncDisposableStack();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void opened.disposeAsync().finally(() => process.exit(1)));
  try {
    await work(opened);
  } catch (error) {
    const expected = error instanceof BackupError || error instanceof StartError;
    const { code, message, stack } = error as NodeJS.ErrnoException;
    console.error(expected ? message : code ? `It failed: ${message || code}.` : stack);
    process.exitCode = 1;
  } finally {
    await opened.disposeAsync();
  }
}
