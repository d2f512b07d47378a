import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The landing page without its words, as the build has left it; undefined where nothing is built. */
export function readTemplate(folder: string): string | undefined {
  const file = path.join(folder, 'welcome.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
