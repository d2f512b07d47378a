import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findKeys, keyCheck, keyFileOf, keysKnowDatabase, makeKeys } from './key-file.ts';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
let dataDir: string;
const settings = (given: { dataEncryptionKey?: string; passwordPepper?: string } = {}) => ({
  dataDir,
  dataEncryptionKey: given.dataEncryptionKey,
  passwordPepper: given.passwordPepper,
});

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'udaya-key-file-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the keys', () => {
  it('are found where they were made, and only made once', () => {
    expect(findKeys(settings())).toBeUndefined();
    expect(existsSync(keyFileOf(dataDir))).toBe(false);
    const made = makeKeys(settings(), { databaseMade: true });
    expect(findKeys(settings())).toEqual(made);
    expect(makeKeys(settings(), { databaseMade: false })).toEqual(made);
    expect(keysKnowDatabase(dataDir)).toBe(true);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  it('of the settings come first, each by itself', () => {
    const both = settings({ dataEncryptionKey: key(1), passwordPepper: key(2) });
    expect(findKeys(both)).toEqual({ dataKey: Buffer.alloc(32, 1), passwordPepper: Buffer.alloc(32, 2) });
    expect(findKeys(settings({ dataEncryptionKey: key(1) }))).toBeUndefined();
    const made = makeKeys(settings(), { databaseMade: false });
    expect(findKeys(settings({ passwordPepper: key(2) }))).toEqual({
      dataKey: made.dataKey,
      passwordPepper: Buffer.alloc(32, 2),
    });
    expect(keysKnowDatabase(dataDir)).toBe(false);
  });

  it('have checks that differ as they do', () => {
    expect(keyCheck(Buffer.alloc(32, 1))).toBe(keyCheck(Buffer.alloc(32, 1)));
    expect(keyCheck(Buffer.alloc(32, 1))).not.toBe(keyCheck(Buffer.alloc(32, 2)));
  });
});

describe('a key file', () => {
  it.each([
    ['empty', ''],
    ['cut off', '{"dataEncryptionKey": "'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a number for a key', `{"dataEncryptionKey": 7, "passwordPepper": "${key(2)}"}`],
    ['one key alone', `{"passwordPepper": "${key(2)}"}`],
    ['a key that is too short', `{"dataEncryptionKey": "${key(1).slice(8)}", "passwordPepper": "${key(2)}"}`],
  ])('that is broken (%s) is refused, and stays as it is', (_how, text) => {
    writeFileSync(keyFileOf(dataDir), text, { mode: 0o600 });
    expect(() => findKeys(settings())).toThrow(
      /secrets.json (cannot be read|does not have two keys).* from a backup/s,
    );
    expect(() => makeKeys(settings(), { databaseMade: true })).toThrow(/from a backup/);
  });

  it.skipIf(process.platform === 'win32').each([0o640, 0o604, 0o620, 0o644])(
    'that others can open is refused (mode %i)',
    (mode) => {
      makeKeys(settings(), { databaseMade: true });
      chmodSync(keyFileOf(dataDir), mode);
      expect(() => findKeys(settings())).toThrow(
        new RegExp(`open to other users of this machine \\(mode ${mode.toString(8)}\\).* chmod 600 `),
      );
    },
  );
});
