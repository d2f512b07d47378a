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
// A portrait speaks of hard days, too, and rightly; alone on a picture that would be all that is said of a person. Tamil says no by the ending of
// its verbs.
const heavy: Readonly<Record<Locale, RegExp>> = {
  en: /\b(not|no|nor|never|nobody|nothing|cannot|without|worr\w*|fear\w*|afraid|anxi\w*|ang(er|ry)|quarrel\w*|fight\w*|cr(y|ies)|tears?|hurts?|los[et]s?|slow\w*|hard|difficult\w*|troubles?|problems?|weak\w*|stubborn\w*|forbid\w*|refus\w*|alone|lonely|sad\w*|shy|ill|sick|doctors?|bored?|end of the world|(keep|hold)s? back|behind|takes? (a while|time)|needs? time)\b|n['’]t\b/iu,
  ta: /(?:ாது|ாமல்|ாமலே|ாத|ில்லை|வேண்டாம்|கூடாது|மாட்டா\S*)(?![\p{L}\p{M}])|இல்ல|பயம்|பயந்|பயப்|அச்ச|அழு|அழும்|அழுகை|கண்ணீர்|கண்கள் நிறை|கோப|சண்டை|வலி(?![\p{L}])|வருத்த|கவலை|தனிமை|தனியா|கஷ்ட|சிரம|கடின|மெதுவ|தாமத|தயங்|தயக்க|பிடிவாத|வெறுப்|சலிப்|சோர்|தோல்வி|நேரம் எடு|நேரம் ஆகும்/u,
  hi: /(?<![\p{L}\p{M}])(?:नहीं|न|ना|मत|बिना|कभी नहीं|डर\S*|रो(?:ना|ने|ता|ती|ते)|आँसू\S*|आँखें भर|गुस्स\S*|ग़ुस्स\S*|झगड़\S*|दर्द|चोट|अकेल\S*|उदास\S*|थक\S*|मुश्किल\S*|धीरे|धीमी|धीमा|देर|परेशान\S*|चिंता\S*|घबरा\S*|कमज़ोर\S*|ज़िद\S*|शर्म\S*|ऊब\S*|बीमार\S*|हिचक\S*|झिझक\S*|रूठ\S*|वक़्त लग\S*|समय लग\S*)(?![\p{L}\p{M}])/u,
};
/** How long a text looks: marks stand above or below their letters. */
const lengthOf = (text: string) => Array.from(text.replace(/\p{M}/gu, '')).length;

/**
 * The sentences of a report of which its reader may choose one for a picture: the strong sides, then the first sentence of each part. Never one
 * that hangs on the time of birth, that its reader struck, that speaks of limits or worries, or that is too long to be read at a glance.
 */
export function quotableSentences({ lang, strengths, parts }: Quotable): string[] {
  const firsts = parts
    .filter(({ open, struck }) => !open && !struck)
    .map(({ text }) => text.trim().split(/(?<=[.!?।]["”’]?)\s+/u, 1)[0] ?? '')
    .filter((sentence) => !heavy[lang].test(sentence));
  const whole = [...strengths, ...firsts].filter((sentence) => {
    const letters = lengthOf(sentence);
    return letters >= shortest && letters <= longest && /[.!।]["”’]?$/u.test(sentence);
  });
  return [...new Set(whole)].slice(0, most);
}
