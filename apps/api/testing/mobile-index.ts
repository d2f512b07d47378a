import { askMobile } from '../src/features/reports/intake/save-apart.ts';
import { findKeys } from '../src/platform/crypto/key-file.ts';
import { deriveSecrets } from '../src/platform/crypto/secrets.ts';
import type { World } from './world.ts';

/** What a sealed mobile number is found by, under the keys of a world. */
export function mobileIndex({ config }: Pick<World, 'config'>, mobile: string): string {
  const keys = findKeys(config);
  if (!keys) throw new Error('The world has no keys.');
  return askMobile(deriveSecrets(keys).peopleKey, mobile).index;
}
