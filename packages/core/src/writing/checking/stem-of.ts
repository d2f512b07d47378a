/** Forms that no ending explains: what the word is first, then how it may stand. */
const irregular = [
  'feel felt|keep kept|hold held|begin began begun|say said|tell told|go went gone goes|know knew known|take took taken|give gave given',
  'see saw seen|come came|think thought|make made|find found|leave left|lose lost|mean meant|meet met|bring brought|catch caught',
  'stand stood|sit sat|get got gotten|put|let|hear heard|sleep slept|speak spoke spoken|break broke broken|choose chose chosen',
  'write wrote written|draw drew drawn|grow grew grown|show shown|run ran|eat ate eaten|fall fell fallen|rise rose risen|lie lay lain',
  'wake woke woken|build built|send sent|spend spent|lend lent|lead led|win won|do did done does|have had has|be is are was were been am being',
  'child children kid kids|person people persons|man men|woman women|foot feet|tooth teeth|self selves|leaf leaves|half halves|shelf shelves',
  'good better best|bad worse worst|far further farther furthest|many more most|little less least|die dying|forget forgot forgotten|forgive forgave forgiven',
  'sing sang sung|drink drank drunk|swim swam swum|ride rode ridden|drive drove driven|shake shook shaken|hide hid hidden|bite bit bitten',
  'teach taught|buy bought|pay paid|fight fought|seek sought|stick stuck|swing swung|hang hung|throw threw thrown|fly flew flown|wear wore worn|tear tore torn',
  'settle settled settles settling|life lives|calf calves|bear bore borne|blow blew blown|deal dealt|dream dreamt|learn learnt|burn burnt|lean leant',
];
const bases = new Map(
  irregular.flatMap((line) =>
    line.split('|').flatMap((forms) => {
      const [base = '', ...others] = forms.split(' ');
      return [base, ...others].map((form) => [form, base] as const);
    }),
  ),
);

const vowel = /[aeiouy]/;

/** What the forms of an English word share: `running`, `runs` and `ran` are one. Words of other scripts stay as they are. */
export function stemOf(word: string): string {
  const known = bases.get(word);
  if (known !== undefined) return closed(known);
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const singular = withoutPlural(word);
  const plain = bases.get(singular) ?? without(singular, ['ness', 'ful', 'ly'], 3);
  const base = bases.get(plain) ?? without(plain, ['ing', 'ed'], 2);
  return closed(bases.get(base) ?? without(base, ['est', 'er'], 4));
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function without(word: string, endings: readonly string[], fewest: number): string {
  const ending = endings.find((one) => word.endsWith(one));
  const rest = ending === undefined ? word : word.slice(0, -ending.length);
  return rest.length >= fewest && vowel.test(rest) ? rest : word;
}

/** The last letters as all forms have them: no doubled consonant, no silent e, i for y. */
const closed = (word: string) =>
  word.length <= 3
    ? word.replace(/y$/, 'i')
    : word
        .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
        .replace(/e$/, '')
        .replace(/y$/, 'i');
