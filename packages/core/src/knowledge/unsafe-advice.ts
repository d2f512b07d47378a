import type { ReportType } from '../reports/report-types.ts';
import type { TouchedSubject } from './banned-subjects.ts';
import { wholeWords } from './whole-words.ts';

/** What a reviewed text keeps away from, as far as words can show it; the rest is for the second reader. */
interface UnsafeAdvice {
  subject: string;
  pattern: RegExp;
  /** The report types that it is unsafe in; without it, all. */
  in?: readonly ReportType[];
  /** A text that says this as well may stand. */
  unless?: RegExp;
  /** Words that are harmless in most texts: ours keep away from them, others are told of them. */
  everyday?: true;
}

const child = ['Child'] as const;
const grown = ['Adult', 'Student'] as const;
/** Words by which a text leads to a person. */
const somebodyToTell =
  'persons?|friends?|adults?|grown[- ]ups?|doctors?|counsellors?|teachers?|somebody|someone|tell|talk|say (?:so|it|that)';
const feeling =
  'sad(?:ness)?|grief|anger|angry|fear(?:s|ful)?|upset|hurt|mood|moods|tears|crying|lonel(?:y|iness)|ache|sorrow|feelings?';

/**
 * The checklist of `docs/text-review.md`, as patterns over lower-case text. They are wide on purpose: in our own texts a harmless use of such
 * a word can nearly always be said in another way. What harms is found by `findHarm`.
 */
const makePatterns = (): readonly UnsafeAdvice[] => [
  {
    subject: 'means of harm',
    everyday: true,
    pattern: wholeWords(
      'ropes?|cords?|knots?|noose|twine|kni(?:fe|ves)|blades?|scissors|needles?|razors?|matchbox(?:es)?|matchsticks?',
      'pills?|tablets?|poisons?|pesticides?|bleach|wires?|sockets?|hammers?|nails|guns?|whips?|canes?',
    ),
  },
  {
    subject: 'means of harm',
    everyday: true,
    in: grown,
    pattern: wholeWords('fuses?|fuse box(?:es)?|electric (?:shocks?|currents?)'),
  },
  {
    subject: 'heights',
    everyday: true,
    pattern: wholeWords(
      'terraces?|roofs?|rooftops?|balcon(?:y|ies)|parapets?|ledges?|cliffs?|ladders?|window ?sills?|tree ?tops?',
      'climb(?:s|ed|ing)? (?:a|the|up|onto|on)',
    ),
  },
  {
    subject: 'water',
    everyday: true,
    pattern: wholeWords(
      'riverbanks?|ponds?|lakes?|canals?|buckets?|swim(?:s|ming)?|water tanks?|bath ?tubs?|seaside|beach(?:es)?',
    ),
  },
  {
    subject: 'fire and heat',
    everyday: true,
    pattern: wholeWords(
      'candles?|flames?|stoves?|hot oil|fire ?crackers?|sparklers?|bonfires?|diyas?|incense|boiling|light (?:a|the) lamp',
    ),
  },
  { subject: 'fire and heat', everyday: true, in: grown, pattern: wholeWords('camp ?fires?') },
  {
    subject: 'roads',
    everyday: true,
    pattern: wholeWords(
      'terminus|last stop|motorbikes?|scooters?|railway (?:lines?|tracks?)|traffic|night (?:walks?|rides?|drives?)',
    ),
  },
  {
    subject: 'roads',
    everyday: true,
    in: grown,
    pattern: wholeWords('(?:go|walk|ride|cycle|travel|wander|drive)(?:s|ing)? (?:out |off |home )?alone'),
  },
  {
    subject: 'strangers',
    pattern: wholeWords(
      '(?:ask|tell|talk to|speak to|speak with|greet|follow|visit|meet|invite|befriend) (?:a|one|some|the|any) (?:complete |total |perfect )?strangers?',
      "(?:person|people|someone|somebody) (?:whom? )?(?:you|they) (?:do not|don[’']t|have never|never) (?:know|met)",
    ),
  },
  {
    subject: 'alone in distress',
    pattern: new RegExp(
      `(?:${feeling})[^.!?]{0,80}(?<!\\p{L})(?:alone|by (?:yourself|themselves)|in the dark|solitude|nobody (?:knows|sees))(?!\\p{L})|` +
        `(?<!\\p{L})(?:alone|by (?:yourself|themselves)|in the dark|solitude)(?!\\p{L})[^.!?]{0,80}(?:${feeling})|` +
        '(?<!\\p{L})(?:go out|walk out|sit|stay) alone(?!\\p{L})',
      'u',
    ),
    unless: wholeWords('talk(?:ing)? (?:to|with)|tell (?:one|a|some)|doctor|counsellor|not (?:be )?alone'),
  },
  {
    subject: 'alone in distress',
    in: grown,
    pattern: wholeWords(
      'star(?:e|es|ing) at the (?:fan|ceiling|wall)|(?:tell|show) (?:nobody|no one|not a soul)|keep (?:it|this|that|them) (?:a )?(?:secret|to yourself)',
    ),
  },
  {
    subject: 'small objects',
    everyday: true,
    in: child,
    pattern: wholeWords(
      'seeds?|buttons?|beads?|coins?|pebbles?|marbles?|seashells?|shells?|nuts?|peanuts?|tamarind|batter(?:y|ies)|balloons?|magnets?',
      'lentils?|dried beans|peas|grapes?|popcorn|pins?|bottle ?(?:caps?|tops?)|paper ?clips?|plastic bags?|pencil stubs?|rangoli powder',
    ),
  },
  {
    subject: 'sleep and food',
    pattern: wholeWords(
      '(?:skip|miss|postpone|delay)(?:s|ped|ping)? (?:a |one |the )?(?:meals?|lunch|dinner|breakfast|supper)|on an empty stomach|eat less|fasting',
      'alarm (?:for|at|earlier|an hour)|(?:hour|minutes) less sleep|stay(?:ing)? up (?:late|until|till)|stay awake|all[- ]night(?:er)?|before dawn|midnight',
      '(?:as|for) a (?:reward|treat)|(?:if|when|until) (?:they|you) (?:have )?(?:earn|earned|finish|finished)[^.]{0,30}(?:sweets?|meal|dinner|ice[- ]cream)',
    ),
  },
  {
    subject: 'sleep and food',
    in: grown,
    pattern: wholeWords('lights (?:out|off)|after (?:everyone|everybody) (?:is asleep|sleeps)'),
  },
  {
    subject: 'a sign without a word on when to ask',
    in: child,
    pattern: wholeWords(
      '(?:you )?call(?:ed|s|ing)? (?:you )?(?:two|three|four|several|many|twice|three times)(?: times)?|answers? (?:only )?(?:the|at the) (?:third|fourth) (?:time|call)',
      '(?:does|do|did|may|might) not (?:answer|respond|hear|look|turn|point|speak|talk|babble)|without looking (?:up|back)|looks? through you',
      'praise (?:often |may |might |can )?(?:passes|slides|slips|runs)|labels? (?:at|on|in) the (?:neck|collar|shirt)|stares?|staring',
      'for (?:an|one|two|a whole) hours?',
    ),
    unless: wholeWords('doctors?|paediatrician'),
  },
  {
    subject: 'means of harm in a small home',
    everyday: true,
    in: child,
    pattern: wholeWords(
      'threads?|yarn|ribbons?|strings?|scar(?:f|ves)|dupattas?|shoe ?laces?|kites?|(?:washing|clothes) ?lines?|sticky tape',
    ),
  },
  {
    subject: 'small objects of a household',
    everyday: true,
    in: child,
    pattern: wholeWords(
      'torch(?:es)?|keys?|screws?|corn|grams?|chickpeas?|erasers?|stickers?|chalks?|thumb ?tacks?',
    ),
  },
  {
    subject: 'hiding places and secrets',
    everyday: true,
    in: child,
    pattern: wholeWords(
      'cupboards?|wardrobes?|hiding places?|under the (?:stairs|table)|secret(?:s|ly)?|nobody else (?:opens|knows|reads|sees)',
      '(?:not|nobody is|may not) (?:be )?spoken to',
    ),
  },
  {
    subject: 'people and roads outside the family',
    everyday: true,
    in: child,
    pattern: wholeWords('lanes?|conductors?|watchm[ae]n|security guards?|delivery (?:person|people|riders?)'),
  },
  {
    subject: 'sleep of a child',
    in: child,
    pattern: wholeWords(
      'lights[- ]out|wake(?:s|n)? (?:up |them |your child )?(?:at|before|earlier)|past (?:the |their )?bedtime',
    ),
  },
  {
    subject: 'nicknames',
    everyday: true,
    in: child,
    pattern: wholeWords(
      'nicknames?|chatterbox(?:es)?|slowcoach(?:es)?|drama (?:queen|king)s?|parrots?|tortoises?|snails?|sulky|moody',
    ),
  },
  {
    subject: 'lasting distress without somebody to talk to',
    in: grown,
    pattern: wholeWords(
      'empt(?:y|iness) (?:inside|within)|behind (?:muslin|glass)|unreal|nothing matters|numb(?:ness)?|hopeless(?:ness)?|worthless(?:ness)?|despair(?:s|ing)?|wish(?:es|ing)? to disappear',
    ),
    unless: wholeWords('talk(?:ing)? (?:to|with)|tell (?:one|a|some)|doctor|counsellor'),
  },
  {
    subject: 'lasting distress without somebody to talk to',
    in: grown,
    pattern: wholeWords('vanish(?:es|ed|ing)?|disappear(?:s|ed|ing)?'),
    unless: wholeWords('talk(?:ing)? (?:to|with)|tell (?:one|a|some)|doctor|counsellor'),
  },
  {
    subject: 'a heavy feeling without somebody to tell',
    in: grown,
    pattern: wholeWords(
      'sad|sadness|sorrow|(?:low|dark|grey) moods?|low spirits|greyness|guilt|emptiness|homesick(?:ness)?',
    ),
    unless: wholeWords(somebodyToTell),
  },
  {
    subject: 'shame',
    everyday: true,
    pattern: wholeWords(
      'donkeys?|mules?|asses|pigs?|lazy|laziness|lazybones|useless|good[- ]for[- ]nothing|duffers?|stupid(?:ity)?|dunces?|fools?|foolish|naughty|crybab(?:y|ies)|cowards?|failings?|shame(?:ful|d)?|scold(?:s|ed|ing)?|punish\\p{L}*',
      'gadha|gadhe|ullu|buddhu|nalayak|nikamma|kamchor|pagal|bewakoof|paithiyam|muttal|kazhudai|kazhuthai|somberi|mokkai',
    ),
  },
  { subject: 'shame', everyday: true, in: grown, pattern: wholeWords('nicknames?') },
  {
    subject: 'comparison with siblings',
    pattern: wholeWords(
      '(?:like|than|as \\p{L}+ as) (?:his|her|their|your|the|an?) (?:older |elder |younger |little |big )?(?:brothers?|sisters?|siblings?|cousins?|classmates?|neighbour\\p{L}*)',
    ),
  },
  {
    subject: 'gender',
    everyday: true,
    pattern: wholeWords(
      "(?:brave|good|strong|clever|big|dear) (?:boys?|girls?)|boys? (?:and|or) girls?|like a (?:man|girl|boy|lady)|manly|ladylike|(?:his|her) (?:wife|husband)|housewi(?:fe|ves)|\\p{L}+ is (?:a )?(?:man|woman)[’']s",
    ),
  },
  {
    subject: 'families and means',
    everyday: true,
    in: grown,
    pattern: wholeWords('maids?|servants?|watchm[ae]n|drivers?'),
  },
  {
    subject: 'caste and religion',
    everyday: true,
    pattern: wholeWords(
      'diwali|deepavali|pongal|christmas|easter|ramzan|ramadan|holi|rangoli|kolam|idols?|shrines?|bless(?:ed|ing|ings)?|auspicious|saints?|pilgrim\\p{L}*|heaven(?:ly)?|angels?|devils?|demons?|sins?|sinful',
    ),
  },
  {
    subject: 'money',
    everyday: true,
    pattern: wholeWords(
      'rupees?|salar(?:y|ies)|wealth(?:y)?|rich(?:es)?|invest(?:s|ed|ing|ments?)?|loans?|debts?|lotter(?:y|ies)|stock market|earnings|income',
    ),
  },
  {
    subject: 'exam results',
    everyday: true,
    pattern: wholeWords(
      'exam(?:s|ination|inations)? results?|results? day|marks? ?sheets?|toppers?|(?:first|top) rank|ranks?|percentile|(?:full|good|high|low|better|more|bad|poor) marks|fail(?:s|ed|ing)? (?:the|an|in|your|their) exams?',
    ),
  },
  {
    subject: 'illness',
    everyday: true,
    pattern: wholeWords(
      'ill|fever(?:s|ish)?|injur(?:y|ies|ed)|hospitals?|wounds?|bleed(?:s|ing)?|blood|accidents?|surger(?:y|ies)|cancer|infections?',
    ),
  },
];

let made: readonly UnsafeAdvice[] | undefined;

/** The checks of the review that a text fails, with the words that did; empty for a text that words cannot fault. */
export function findUnsafeAdvice(text: string, reportType: ReportType): TouchedSubject[] {
  const lower = text.toLowerCase();
  // They take long to make, and whoever only loads this file has no text to look at.
  made ??= makePatterns();
  return made.flatMap(({ subject, pattern, in: types, unless, everyday = false }) => {
    if (types && !types.includes(reportType)) return [];
    const match = pattern.exec(lower);
    return match && !unless?.test(lower) ? [{ subject, words: match[0], everyday }] : [];
  });
}
