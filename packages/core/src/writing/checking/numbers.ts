const words: Readonly<Record<string, number>> = {
  zero: 0,
  two: 2,
  twice: 2,
  both: 2,
  pair: 2,
  couple: 2,
  three: 3,
  thrice: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  hundreds: 100,
  thousand: 1000,
  thousands: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  million: 1_000_000,
  millions: 1_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
  dozen: 12,
  dozens: 12,
  दो: 2,
  दोनों: 2,
  तीन: 3,
  तीनों: 3,
  चार: 4,
  चारों: 4,
  पाँच: 5,
  पांच: 5,
  छह: 6,
  छः: 6,
  छे: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  ग्यारह: 11,
  बारह: 12,
  पंद्रह: 15,
  बीस: 20,
  तीस: 30,
  चालीस: 40,
  पचास: 50,
  सौ: 100,
  हज़ार: 1000,
  हजार: 1000,
  लाख: 100_000,
  करोड़: 10_000_000,
  இரண்டு: 2,
  இரு: 2,
  இருவர்: 2,
  இரண்டும்: 2,
  இருவரும்: 2,
  மூன்று: 3,
  மூன்றும்: 3,
  மூவர்: 3,
  நான்கு: 4,
  நாலு: 4,
  ஐந்து: 5,
  அஞ்சு: 5,
  ஆறு: 6,
  ஏழு: 7,
  எட்டு: 8,
  ஒன்பது: 9,
  பத்து: 10,
  பன்னிரண்டு: 12,
  பதினைந்து: 15,
  இருபது: 20,
  முப்பது: 30,
  நாற்பது: 40,
  ஐம்பது: 50,
  நூறு: 100,
  ஆயிரம்: 1000,
  லட்சம்: 100_000,
  கோடி: 10_000_000,
};

const token = /\p{Nd}+(?:[.,:]\p{Nd}+)*|[\p{L}\p{M}]+/gu;

/** The numbers of a text with the words that say them, in digits of any script or in words of the three languages; `one` is none. */
function numbersIn(text: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const [word] of text.normalize('NFC').toLowerCase().matchAll(token)) {
    const number = /^\p{Nd}/u.test(word)
      ? Number(asciiDigits(word).replaceAll(',', '').replaceAll(':', '.'))
      : words[word];
    if (number !== undefined) found.set(number, word);
  }
  return found;
}

/** Digits of every script as 0 to 9: they stand in blocks of ten. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });
}

/** Measures that change what a number says. */
const units =
  /(?<![a-z])(second|minute|hour|day|week|fortnight|month|year|decade|metre|kilometre|gram|kilo|litre|rupee|time)s?(?![a-z])/gu;

/** The numbers of a sentence that no source has, and the measures of such as stand there in another one. */
export function findNumbers(text: string, sources: readonly string[]): string[] {
  return [...strangeNumbers(text, sources), ...strangeUnits(text, sources)];
}

/** Where a number stands in a source, what it counts does so as well. */
function strangeUnits(text: string, sources: readonly string[]): string[] {
  if (numbersIn(text).size === 0) return [];
  const unitsIn = (one: string) => [...one.toLowerCase().matchAll(units)].map(([, unit = '']) => unit);
  const held = new Set(sources.flatMap(unitsIn));
  return unitsIn(text).filter((unit) => unit !== 'time' && !held.has(unit));
}

function strangeNumbers(text: string, sources: readonly string[]): string[] {
  const held = new Set(sources.flatMap((source) => [...numbersIn(source).keys()]));
  return [...numbersIn(text)]
    .filter(([number, word]) => !held.has(number) && word !== 'both')
    .map(([, word]) => word);
}
