import { describe, expect, it } from 'vitest';
import { nameSyllables } from './name-syllables.ts';

/** Devanagari consonants with their Latin and Tamil letters. */
const consonants: Record<string, [string, string]> = {
  क: ['k', 'க'],
  ख: ['kh', 'க'],
  ग: ['g', 'க'],
  घ: ['gh', 'க'],
  ङ: ['ng', 'ங'],
  च: ['ch', 'ச'],
  छ: ['chh', 'ச'],
  ज: ['j', 'ஜ'],
  झ: ['jh', 'ஜ'],
  ञ: ['ny', 'ஞ'],
  ट: ['t', 'ட'],
  ठ: ['th', 'ட'],
  ड: ['d', 'ட'],
  ढ: ['dh', 'ட'],
  ण: ['n', 'ண'],
  त: ['t', 'த'],
  थ: ['th', 'த'],
  द: ['d', 'த'],
  ध: ['dh', 'த'],
  न: ['n', 'ந'],
  प: ['p', 'ப'],
  फ: ['ph', 'ப'],
  भ: ['bh', 'ப'],
  म: ['m', 'ம'],
  य: ['y', 'ய'],
  र: ['r', 'ர'],
  ल: ['l', 'ல'],
  व: ['v', 'வ'],
  ष: ['sh', 'ஷ'],
  स: ['s', 'ஸ'],
  ह: ['h', 'ஹ'],
};
const vowels: Record<string, [string, string]> = {
  '': ['a', ''],
  'ा': ['a', ''],
  'ी': ['i', 'ி'],
  'ू': ['u', 'ு'],
  'े': ['e', 'ே'],
  'ो': ['o', 'ோ'],
};
const alone: Record<string, [string, string]> = {
  अ: ['a', 'அ'],
  ई: ['i', 'இ'],
  उ: ['u', 'உ'],
  ए: ['e', 'எ'],
  ओ: ['o', 'ஓ'],
};

/** What other scripts make of a Devanagari syllable. */
function written(devanagari: string): { latin: string; tamil: string } {
  const [latin, tamil] = alone[devanagari] ?? joined(devanagari[0] ?? '', devanagari.slice(1));
  return { latin: latin.charAt(0).toUpperCase() + latin.slice(1), tamil };
}
function joined(consonant: string, vowel: string): [string, string] {
  const [one, two] = [consonants[consonant], vowels[vowel]];
  if (!one || !two) throw new Error(`${consonant}${vowel} is no syllable`);
  return [one[0] + two[0], one[1] + two[1]];
}

describe('the syllables of names', () => {
  it('are the same sounds in three scripts', () => {
    expect(nameSyllables).toHaveLength(108);
    for (const { latin, tamil, devanagari } of nameSyllables) {
      expect({ latin, tamil }).toEqual({
        latin: devanagari.map((one) => written(one).latin),
        tamil: devanagari.map((one) => written(one).tamil),
      });
    }
  });

  // The syllables of the twelve signs in nines, as Hindi almanacs print them for each rashi.
  it('are those of the twelve signs', () => {
    const signs = [
      'चू चे चो ला ली लू ले लो अ',
      'ई उ ए ओ वा वी वू वे वो',
      'का की कू घ ङ छ के को हा',
      'ही हू हे हो डा डी डू डे डो',
      'मा मी मू मे मो टा टी टू टे',
      'टो पा पी पू ष ण ठ पे पो',
      'रा री रू रे रो ता ती तू ते',
      'तो ना नी नू ने नो या यी यू',
      'ये यो भा भी भू धा फा ढा भे',
      'भो जा जी खी खू खे खो गा गी',
      'गू गे गो सा सी सू से सो दा',
      'दी दू थ झ ञ दे दो चा ची',
    ];
    expect(nameSyllables.map(({ devanagari }) => devanagari[0])).toEqual(signs.join(' ').split(' '));
  });
});
