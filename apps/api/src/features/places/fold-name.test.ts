import { describe, expect, it } from 'vitest';
import { foldName, spellingKey } from './fold-name.ts';

describe('foldName', () => {
  it.each([
    ['Tirunelvēli', 'tirunelveli'],
    ['  São   Paulo ', 'sao paulo'],
    ['T. Nagar', 't nagar'],
    ["Parry's Corner", 'parrys corner'],
    ['İzmir', 'izmir'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['100%_\\', '100'],
  ])('folds %s to %s', (name, folded) => expect(foldName(name)).toBe(folded));

  it.each(['திருநெல்வேலி', 'कोलकाता', 'తిరుపతి'])('keeps the vowel signs of %s', (name) => {
    expect(foldName(name).normalize('NFC')).toBe(name.normalize('NFC'));
  });

  it('meets both ways to compose a letter', () =>
    expect(foldName('கொ')).toBe(foldName('\u0b95\u0bc6\u0bbe')));
});

describe('spellingKey', () => {
  it.each([
    ['thoothukkudi', 'tutukudi'],
    ['kancheepuram', 'kanchipuram'],
    ['palayamkottai', 'palaiyamkotai'],
    ['pazhani', 'palani'],
    ['t nagar', 'tnagar'],
  ])('holds %s and %s for one', (one, other) => expect(spellingKey(one)).toBe(spellingKey(other)));

  it('holds different towns apart', () => expect(spellingKey('madurai')).not.toBe(spellingKey('mathura')));
  it('has none for another script', () => expect(spellingKey('சேலம்')).toBe(''));
});
