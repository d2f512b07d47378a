import type { Locale } from '../locale.ts';

/** What of a report may be shown around, with the name filled in. */
export interface Quotable {
  lang: Locale;
  /** Strong sides at a glance: the report is sure of them. */
  strengths: readonly string[];
  parts: readonly {
    text: string;
    /** It hangs on a time of birth that is not exact. */
    open: boolean;
    /** Its reader said that it does not quite fit, or that it upset them. */
    struck: boolean;
  }[];
}

const most = 6;
const [shortest, longest] = [20, 170];
// A portrait speaks of hard days, too, and rightly; alone on a picture that would be all that is said of a person.
const heavy =
  /\b(not|no|nor|never|nobody|nothing|cannot|without|worr\w*|fear\w*|afraid|anxi\w*|ang(er|ry)|quarrel\w*|fight\w*|cr(y|ies)|tears?|hurts?|los[et]s?|slow\w*|hard|difficult\w*|troubles?|problems?|weak\w*|stubborn\w*|forbid\w*|refus\w*|alone|lonely|sad\w*|shy|ill|sick|doctors?|bored?|end of the world|(keep|hold)s? back|behind|takes? (a while|time)|needs? time)\b|n['’]t\b/iu;

/**
 * The sentences of a report of which its reader may choose one for a picture: the strong sides, then the first sentence of each part. Never one
 * that hangs on the time of birth, that its reader struck, that speaks of limits or worries, or that is too long to be read at a glance.
 */
export function quotableSentences({ lang, strengths, parts }: Quotable): string[] {
  const firsts = parts
    .filter(({ open, struck }) => !open && !struck)
    .map(({ text }) => text.trim().split(/(?<=[.!?।]["”’]?)\s+/u, 1)[0] ?? '')
    // What is heavy is known by its words, which are English.
    .filter((sentence) => lang === 'en' && !heavy.test(sentence));
  const whole = [...strengths, ...firsts].filter((sentence) => {
    const letters = Array.from(sentence).length;
    return letters >= shortest && letters <= longest && /[.!।]["”’]?$/u.test(sentence);
  });
  return [...new Set(whole)].slice(0, most);
}
