import { describe, expect, it } from 'vitest';
import { checkPassword } from './weigh-password.ts';

const weak = `
654321 abcdefgh fedcba 01012019 20190314 astro123 murugan jayanthi 123456 987654321 0987654321 111222 112233 11223344 abc123 abcd1234
a1b2c3 123abc xyzxyz abcabc 121212 zyxwvu qwerty ytrewq asdfgh zxcvbn 1qaz2wsx qazwsx qweasd poiuyt 147258 159357
14032019 03142019 140319 19900512 120590 12-05-1990 12/05/1990 1990.05.12 05121990 31121999 512019 14mar1990 march2019 Jan@2020 may1990
Murugan@123 ganesh1 Krishna108 lakshmi laxmi123 saibaba Hanuman12 shiva2024 omnamahshivaya jaishreeram sairam1 vinayaga durga123 allah786
priya123 rahul@123 karthik kartik99 suresh1985 lakshmee12 meenakshi senthil7 nagurum naguruM rajinikanth kavitha1 anitha22 kumar007 sharma@1
astrology kundli99 rasi123 jathagam mesham12 udaya1 horoscope1 password p@ssw0rd drowssap welcome1 iloveyou Chennai1 india123
முருகன்1 गणेश123
`
  .trim()
  .split(/\s+/);

const good = [
  'river-lamp-42',
  'quiet-harbour-9',
  'kite lamp sea',
  'kite lamp sea-wall',
  'Mango#tree@noon',
  'walks with Meena at noon',
  'Mumbai to the tea garden',
  'udaya-mango-river',
  'Two wells, one rope',
  'seven crows on a wire',
  'brass tumbler 81',
  'copper-kettle-rain',
  'wet umbrella left',
  'blue door third lane',
  'gX7#pw2Lq!',
  'vT9$kq2Zr8',
  'J4!mzQw8#t',
  'hK2^vbn90Rt',
  'w8PzLq3v',
  'tR5xKm9wBd',
  'ponytail bicycle',
  'jasmine on the gate',
  'bus 29C was late',
  'peanuts-in-paper',
  'old radio hums',
  'chalk dust & sunlight',
  'ferry to the far bank',
  'tamarind, salt, patience',
  'coffee at 5:42',
  'lost my left sandal',
  'banyan swing rope',
  'paper boat puddle',
  'goat ate my homework',
  'eleven red bangles',
  'dosa burns on Sunday',
  'typewriter ribbon ink',
  'மழை நாள் வந்தது',
  'नदी किनारे पेड़',
  'monsoon roof tin drum',
  'Pq7-lantern-Vx',
];

const weaknessOf = async (password: string) =>
  (
    await checkPassword(
      { productWords: ['Udaya', 'Bright Stars Pvt Ltd'], refusesGuessable: true },
      { password, known: [] },
    )
  ).weakness;

describe('what a password is weighed as', () => {
  it.each(weak)('easy to guess: %s', async (one) => {
    expect(await weaknessOf(one)).not.toBeNull();
  });

  it.each(good)('hard to guess: %s', async (one) => {
    expect(await weaknessOf(one)).toBeNull();
  });
});
