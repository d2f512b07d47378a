const keyboards = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
];
const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const [firstYear, lastYear] = [1900, 2049];
const runMin = 3;
/** Characters beside runs that make them no better: a letter before them, a sign or two digits after them. */
const besideRuns = 2;

/**
 * Whether letters and digits follow each other as a guess runs through them: up or down the alphabet, along the keyboard, each
 * more than once, a few over and over, or as a date in any order. `text` is in small letters, without signs.
 */
export function isEasySequence(text: string): boolean {
  return isRuns(text) || isRuns(singled(text)) || repeatsItself(text) || isDate(text);
}

/** Whether next to nothing is left beside runs of three and more: 'abc123', '987654x'. */
function isRuns(text: string): boolean {
  const letters = Array.from(text);
  let [left, from] = [letters.length, 0];
  while (from < letters.length) {
    let to = from + 1;
    while (to < letters.length && runsOn(letters, from, to)) to += 1;
    if (to - from >= runMin) left -= to - from;
    from = to - from >= runMin ? to : from + 1;
  }
  return letters.length > 0 && left <= besideRuns && left < letters.length;
}

/** Whether the letters from `from` up to and with `to` are one run. */
function runsOn(letters: readonly string[], from: number, to: number): boolean {
  const part = letters.slice(from, to + 1).join('');
  const turned = Array.from(part).toReversed().join('');
  if (keyboards.some((row) => row.includes(part) || row.includes(turned))) return true;
  const step = stepAt(letters, from + 1);
  return Math.abs(step) <= 2 && stepAt(letters, to) === step;
}

/** From one letter to the next; 0 follows 9. */
function stepAt(letters: readonly string[], at: number): number {
  const [before, after] = [letters[at - 1] ?? '', letters[at] ?? ''];
  if (before + after === '90') return 1;
  if (before + after === '09') return -1;
  return (after.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
}

/** '112233' as '123', or nothing where not every letter stands twice. */
function singled(text: string): string {
  return /^(?:(.)\1)+$/u.test(text) ? text.replace(/(.)\1/gu, '$1') : '';
}

/** Whether a text says the same over and over: 'abcabc'. */
const repeatsItself = (text: string) => /^(.{1,6}?)\1+$/u.test(text);

/** Whether a text is a date, with a month as number or word and a year of two or four digits: '01012019', '14mar1990', 'may2019'. */
function isDate(text: string): boolean {
  const named = /^(\d{0,4})([a-z]{3,9})(\d{0,4})$/.exec(text);
  if (named) {
    const [, before = '', word = '', after = ''] = named;
    return (
      months.some((month) => month === word || month.slice(0, 3) === word) && (before + after).length >= 2
    );
  }
  if (!/^\d{5,8}$/.test(text)) return false;
  const orders = [/^(\d{4})(\d\d?)(\d\d?)$/, /^(\d\d?)(\d\d?)(\d{4})$/, /^(\d\d)(\d\d)(\d\d)$/];
  return orders.some((order) => {
    const [one, two, three] = (order.exec(text) ?? []).slice(1);
    return (
      Boolean(one && two && three) &&
      [
        [one, two, three],
        [one, three, two],
        [three, two, one],
        [three, one, two],
      ].some(([year = '', month, day]) => isYear(year) && isBetween(month, 1, 12) && isBetween(day, 1, 31))
    );
  });
}

const isYear = (year: string) => year.length === 2 || isBetween(year, firstYear, lastYear);
const isBetween = (digits = '', low: number, high: number) => Number(digits) >= low && Number(digits) <= high;
