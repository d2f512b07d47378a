/**
 * Exact figures of a count of hits among independent tries, without a normal approximation. Sums go over logarithms of factorials, which are
 * exact enough (1e-12) for some thousand tries.
 */

/** ln(k!) for k from 0. */
const logFactorials = [0];

function logFactorial(k: number): number {
  for (let next = logFactorials.length; next <= k; next++)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[k] ?? 0;
}

/** The probability of exactly `hits` among `tries`, each of which hits with probability `p`, 0 to 1. */
function chanceOf(hits: number, tries: number, p: number): number {
  if (p <= 0 || p >= 1) return hits === (p <= 0 ? 0 : tries) ? 1 : 0;
  const ways = logFactorial(tries) - logFactorial(hits) - logFactorial(tries - hits);
  return Math.exp(ways + hits * Math.log(p) + (tries - hits) * Math.log(1 - p));
}

/** The probability of `hits` or more among `tries`. */
export function chanceOfAtLeast(hits: number, tries: number, p: number): number {
  let sum = 0;
  for (let one = Math.max(0, hits); one <= tries; one++) sum += chanceOf(one, tries, p);
  return Math.min(1, sum);
}

/** The probability of `hits` or fewer among `tries`. */
export function chanceOfAtMost(hits: number, tries: number, p: number): number {
  return chanceOfAtLeast(tries - hits, tries, 1 - p);
}

/** How often a search halves its interval: further than a double tells apart. */
const halvings = 60;

/** Where a rising function of a share, 0 to 1, passes a value. */
function shareAt(value: number, rising: (p: number) => number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Shares between which the true one lies, both 0 to 1. */
export interface ShareInterval {
  low: number;
  high: number;
}

/**
 * The exact interval of a share (Clopper and Pearson, Biometrika 26, 1934): with `alpha` 0.05 it holds the true share in at least 95 of 100
 * tests. Without tries it is everything.
 */
export function exactInterval(hits: number, tries: number, alpha: number): ShareInterval {
  if (tries === 0) return { low: 0, high: 1 };
  return {
    low: hits === 0 ? 0 : shareAt(alpha / 2, (p) => chanceOfAtLeast(hits, tries, p)),
    high: hits === tries ? 1 : shareAt(1 - alpha / 2, (p) => 1 - chanceOfAtMost(hits, tries, p)),
  };
}

/** The smallest number of hits that is significantly more than chance (one half), two sided at `alpha`. */
export function fewestSignificant(tries: number, alpha: number): number {
  let hits = tries + 1;
  let tail = 0;
  while (hits > 0 && tail + chanceOf(hits - 1, tries, 0.5) <= alpha / 2) {
    hits--;
    tail += chanceOf(hits, tries, 0.5);
  }
  return hits;
}

/** How likely a test of so many tries finds that a share is not one half, either way. */
export function powerOf(tries: number, share: number, alpha: number): number {
  const many = fewestSignificant(tries, alpha);
  return chanceOfAtLeast(many, tries, share) + chanceOfAtMost(tries - many, tries, share);
}

/**
 * How many tries are needed: with as many, and with any number from there to `upTo`, a share is told from one half with this power. The
 * power of an exact test goes up and down a little from one number to the next.
 */
export function triesNeeded(wanted: { share: number; alpha: number; power: number; upTo: number }): number {
  for (let tries = wanted.upTo; tries > 0; tries--)
    if (powerOf(tries, wanted.share, wanted.alpha) < wanted.power) return tries + 1;
  return 1;
}
