import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { blindIndex } from './blind-index.ts';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);

describe('a sealed text', () => {
  it('opens under its key and binding, and looks different each time', () => {
    const sealed = seal(key, 'M1234567 தமிழ்', 'users/a/passport');
    expect(unseal(key, sealed, 'users/a/passport')).toBe('M1234567 தமிழ்');
    expect(sealed.toString('latin1')).not.toContain('M1234567');
    expect(seal(key, 'M1234567 தமிழ்', 'users/a/passport').equals(sealed)).toBe(false);
  });

  it('does not open elsewhere, under another key, or changed', () => {
    const sealed = seal(key, 'M1234567', 'users/a/passport');
    expect(() => unseal(key, sealed, 'users/b/passport')).toThrow();
    expect(() => unseal(randomBytes(32), sealed, 'users/a/passport')).toThrow('another key');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => unseal(key, changed, 'users/a/passport')).toThrow();
    expect(() => unseal(key, sealed.subarray(0, 20), 'users/a/passport')).toThrow();
  });
});

describe('a blind index', () => {
  it('is the same for the same value alone, under the same key and purpose', () => {
    const index = blindIndex(key, 'mobile', '9443012345');
    expect(index).toMatch(/^[\w-]{43}$/);
    expect(blindIndex(key, 'mobile', '9443012345')).toBe(index);
    const others = [
      blindIndex(key, 'mobile', '944301234'),
      blindIndex(key, 'email', '9443012345'),
      blindIndex(randomBytes(32), 'mobile', '9443012345'),
    ];
    expect(new Set([index, ...others]).size).toBe(4);
  });
});
