import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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
