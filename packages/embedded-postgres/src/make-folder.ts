import { chmodSync, existsSync, mkdirSync } from 'node:fs';

/** Makes the folder, and those above it, unless it is there; a new one gets exactly the mode, whatever the umask. */
export function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
}
