import type { AgeBand } from '../../knowledge/age-band.ts';
import { wholeWords } from '../../knowledge/whole-words.ts';
import type { FactsPack } from '../facts-pack.ts';

const school =
  'homework|exams?|examinations?|syllabus|timetables?|classmates?|lessons?|chapters?|tuitions?|hostels?|notebooks?|essays?|teachers?|school ?bags?|schoolwork|teenag\\w*|adolescen\\w*|puberty|peers|smart ?phones?|social media';
const office =
  'offices?|colleagues?|bosses|boss|careers?|salar(?:y|ies)|marriages?|married|spouses?|husbands?|wi(?:fe|ves)|retire\\w*|employ\\w*|college|universit(?:y|ies)|grandchildren|your own children|deadlines?|workplaces?';
const nursery =
  'nappies|nappy|diapers?|cradles?|prams?|strollers?|rattles?|lullab(?:y|ies)|babble\\w*|babbling|crawl(?:s|ed|ing)?|teeth(?:es|ing)|breast\\w*|weaning|bab(?:y|ies)|infants?|newborns?|pacifiers?';
const small = 'toddlers?|naps?|nap ?time|potty|tantrums?|peekaboo|nursery|preschool|kindergarten|playpens?';

const unfitForSmall = wholeWords(`${school}|${office}|school|class|preschool|kindergarten|friends at school`);
/** Words that do not fit a child of a band. */
const unfit: Readonly<Partial<Record<AgeBand, RegExp>>> = {
  '0': unfitForSmall,
  '0-2': unfitForSmall,
  '1-2': unfitForSmall,
  '3-5': wholeWords(`${school}|${office}|${nursery}`),
  '6-9': wholeWords(`${office}|${nursery}|${small}|teenag\\w*|adolescen\\w*`),
  '10-14': wholeWords(`${office}|${nursery}|${small}|little one|tiny hands`),
};
/** A grown reader is spoken to, and is nobody's child on these pages. */
const toParents = wholeWords(
  'your (?:child|son|daughter|baby|toddler|kid|little one|teenager|ward)|this child|the child|toddlers?|naps?|potty|little one|as a parent|as parents|parenting',
);
const toOffice = wholeWords(
  'your (?:spouse|husband|wife|office|boss|colleagues?|employees?|salary|career|retirement|grandchildren)|when you were (?:young|a student)',
);
/** A Child report speaks to parents of their child: whatever has a temperament there is not 'you'. */
const youAlone = wholeWords(
  'you (?:are|were|tend to be|seem|can be|become) (?:\\w+ly )?(?:a |an |so |very |quite |often |always |more )*(?:quick|slow|calm|quiet|shy|bold|brave|careful|cautious|sensitive|curious|sociable|talkative|chatty|tidy|neat|messy|independent|imaginative|dreamy|practical|generous|competitive|focused|restless|active|lively|stubborn|persistent|patient|impatient|friendly|reserved|warm|gentle|creative|spontaneous|adventurous|forgiving|cheerful|serious|thoughtful|person|soul|thinker|dreamer|leader)',
  'you (?:like|love|prefer|enjoy|dislike|hate|thrive|tend|crave|long) (?!to (?:read|know|think|hear|call)|what|that|them|him|her|your)\\w+',
  'your (?:temperament|nature|personality|character|own feelings|confidence|strengths?|energy|curiosity|imagination|friendships?|friends|classmates)',
);

/** The words that do not fit who the report is of, or who reads it, unless a source has them. */
export function findUnfit(
  text: string,
  sources: readonly string[],
  { reportType, ageBand }: FactsPack,
): string[] {
  const lower = text.toLowerCase();
  const patterns =
    reportType === 'Child'
      ? [...(ageBand && unfit[ageBand] ? [unfit[ageBand]] : []), youAlone]
      : [toParents, ...(reportType === 'Student' ? [toOffice] : [])];
  return patterns
    .flatMap((pattern) => pattern.exec(lower)?.[0] ?? [])
    .filter((words) => !sources.some((source) => source.toLowerCase().includes(words)));
}
