import { type Pole, type Trait, traits } from '../../knowledge/traits.ts';

interface TraitWords {
  /** What its texts speak of, whichever pole: a sentence that cites the trait may say so. */
  about: string;
  /** How a sentence claims a pole, as patterns over lower-case words with one space between. */
  plus: readonly string[];
  minus: readonly string[];
}

const likes = '(?:like|likes|love|loves|enjoy|enjoys|prefer|prefers|want|wants)';
const own = '(?:the|their|your|his|her|own)';

/** What the texts of the knowledge base mean by each trait, in the words that a writer would use for it. */
export const traitWords: Readonly<Record<Trait, TraitWords>> = {
  company: {
    about: 'company people around others quiet alone together full table empty room rest join crowd solitude',
    plus: [
      'sociable|outgoing|gregarious|extro?a?vert\\w*|people person|(?:full of|thrives? in) company',
      `${likes} (?:company|crowds|a crowd|people around|being (?:with|among|around) (?:people|others)|to be (?:with|among|around) (?:people|others))`,
      'life of (?:the|a|every) party|(?:needs?|seeks?) (?:company|people|a crowd|crowds)|surrounded by (?:people|others|friends)',
    ],
    minus: [
      'solitary|introvert\\w*|loners?|withdrawn|unsociable|reclusive',
      `${likes} (?:solitude|${own} own company|being alone|to be alone|time alone|few people)`,
      `content (?:alone|in (?:${own} )?own company)|keeps? to (?:themselves|yourself)|(?:needs?|seeks?) (?:solitude|time alone)|shuns? (?:crowds?|company|people)`,
    ],
  },
  pace: {
    about: 'quick slow begin start once time hurry wait push rush calm look first fast',
    plus: [
      'impulsive\\w*|impatien\\w*|hasty|hastily|fast moving|quick off the mark|in a hurry|rushes|rushing',
      '(?:quick|fast) to (?:begin|start|act|move|decide|go|jump)|(?:begins?|starts?|acts?|moves?|decides?) (?:quickly|fast|at once|right away|straight away|immediately|instantly)',
      '(?:is|are) (?:very |always |so )?(?:quick|fast)|at full speed|hates? (?:to wait|waiting)',
    ],
    minus: [
      'unhurried|slow moving|deliberate|leisurely|slow paced|slowpoke',
      `slow to (?:begin|start|act|move|decide|go|warm)|(?:begins?|starts?|acts?|moves?|decides?) (?:slowly|late|in (?:${own} )*(?:own )?(?:good )?time)`,
      `takes? (?:their|your|its) time|(?:at|in) ${own} (?:own )?(?:slow |good |calm )?pace|in no hurry|(?:is|are) (?:very |always |so )?slow`,
    ],
  },
  order: {
    about: 'order thing place shelf neat tidy muddle heap corner mess lie moved clear up',
    plus: [
      'tidy|tidily|tidiness|neat|neatly|neatness|orderly|organi[sz]ed|methodical\\w*|systematic\\w*',
      `(?:everything|things|a place for each thing) in (?:its|their) (?:right )?place|${likes} (?:order|tidiness)`,
    ],
    minus: [
      'mess|messy|messily|untidy|untidiness|disorgani[sz]ed|chaotic|chaos|disorder\\w*|clutter\\w*',
      '(?:at ease|fine|happy|content|comfortable) (?:in|with|among) (?:a |the |some )?(?:muddle|heaps?|piles)',
    ],
  },
  talk: {
    about: 'talk word listen say little sound comment question story quiet hear chatty',
    plus: [
      'talkative|chatty|chatters?|chattering|garrulous|loquacious|verbose|big talkers?|a talker',
      `${likes} (?:to talk|talking|to chat|chatting|conversation)|(?:thinks?|thinking) aloud|(?:talks?|speaks?) (?:easily|freely|a lot|all day|nonstop)`,
      '(?:speaks?|talks?) before (?:thinking|they think|you think)|a comment on everything|full of words|never short of words',
    ],
    minus: [
      'taciturn|tight lipped|soft spoken|quiet by nature|(?:of|in) few words|sparing with words|silent type',
      '(?:says?|speaks?|talks?) (?:very )?(?:little|less|rarely|seldom)|listens? more than|listens? (?:first|before)|(?:rarely|seldom|hardly) (?:speaks?|talks?|says?)',
    ],
  },
  feelings: {
    about: 'feeling show face inside keep calm felt hidden time heart open plain guess',
    plus: [
      'expressive|demonstrative|emotional|heart on (?:the|their|your) sleeve|easy to read|open book',
      `(?:shows?|showing|expresses|express) (?:${own} |every |a |what |each |all |most |many |strong |strongest |deep |deepest )*(?:feelings?|emotions?|is felt|they feel|you feel)|feelings? (?:show|shows|come out) (?:at once|openly|plainly|freely)`,
    ],
    minus: [
      'reserved|stoic\\w*|guarded|bottled|bottles|inscrutable|unreadable|poker face',
      `(?:keeps?|keeping|hides?|hiding|holds?|holding) (?:${own} |most |many |all |deep |strong |strongest )*(?:feelings?|emotions?)|feelings? (?:stay|stays|remain|are kept|are hidden) (?:inside|hidden|within|private)`,
    ],
  },
  novelty: {
    about: 'new known familiar old place change same way taste voice step strange',
    plus: [
      'adventurous|novelty|explorers?|explores?|exploring|thirst for new',
      `${likes} (?:anything |everything |all )?(?:new (?:things?|places?|people|ideas?|tastes?)|change|changes|the new|variety|surprises)|drawn to (?:the |what is |anything |everything )?new|eager for (?:the |something )?new|goes? (?:gladly )?(?:towards|for) (?:the |what is )?new|bored (?:with|by) (?:the same|routine)`,
    ],
    minus: [
      `creature of habit|traditional|conservative|${likes} (?:a |the )?(?:known|familiar|routines?|same|usual|old ways?)|(?:dislikes?|resists?|avoids?|wary of) (?:change|changes|new (?:things?|places?|people))|slow to accept (?:change|new)|set in (?:their|your) ways|at ease with what is known|clings? to (?:routine|habits?|the known)`,
    ],
  },
  audience: {
    about: 'seen look on watch people middle background stage noticed praise voice view attention',
    plus: [
      'performers?|showman|show offs?|shows off|limelight|spotlight|exhibitionist',
      `${likes} (?:an audience|attention|the stage|applause|to be seen|being seen|being looked at|to be looked at|to perform|performing|the spotlight)|cent(?:re|er) of (?:attention|the room)|(?:seeks?|craves?|blooms? in) (?:attention|applause|an audience)`,
    ],
    minus: [
      'bashful|self effacing|camera shy|unassuming|modest|shy|shyness|timid in front',
      `behind the scenes|(?:stays?|prefers?|likes?|in|loves?) (?:in )?the background|(?:avoids?|shuns?|dislikes?) (?:attention|the stage|an audience|being seen|being looked at|the spotlight|the limelight)|out of the (?:spotlight|limelight)`,
    ],
  },
  rules: {
    about: 'rule clear agreement kept keep reason why test try sense hold bend fair',
    plus: [
      'obedient\\w*|obeys?|law abiding|dutiful\\w*|compliant|rule (?:keeper|follower)s?|well behaved',
      `(?:follows?|keeps?|respects?|sticks? to|${likes}) (?:to )?(?:the |clear |all |most |every )*(?:rules?|agreements?)`,
    ],
    minus: [
      'rebels?|rebellious|defiant|defies|defiance|disobe\\w+|unruly|headstrong|rule breakers?',
      '(?:questions?|tests?|bends?|breaks?|challenges?|resists?|tries out|dislikes?|ignores?) (?:the |every |each |all |a |most )*(?:rules?|limits?|authority)',
    ],
  },
  finishing: {
    about: 'finish end done begin stay last bit drop half middle start carried through fresh',
    plus: [
      'persisten\\w+|persever\\w+|tenaci\\w+|determined|determination|dogged\\w*|steadfast|stamina|staying power',
      '(?:finishes|completes) (?:what|whatever|things|everything|each|every|it|a)|sees? (?:it|things?|everything|a thing|what is begun) (?:right )?(?:through|to (?:its|the) end)|stays? with (?:it|a thing|things) (?:until|to|till)|follows? through',
    ],
    minus: [
      'quitters?|gives? up|unfinished|half (?:done|finished)|incomplete',
      '(?:loses?|losing) interest|drops? (?:it|things?|a thing)|leaves? (?:it|things?|a thing|much|many things) (?:undone|in the middle)|(?:likes?|better at|good at|prefers?) (?:beginnings?|starting|fresh starts?) (?:better |more )?(?:than|over)',
    ],
  },
  risk: {
    about: 'bold careful courage look first dare step safe daring trust care seat',
    plus: [
      'daring|daringly|bold|boldly|boldness|fearless\\w*|brave|bravely|bravery|courageous\\w*|risk takers?|takes? risks?|reckless\\w*|daredevils?|unafraid',
    ],
    minus: [
      'cautious\\w*|caution|timid\\w*|fearful\\w*|wary|hesitan\\w+|hesitates?|risk averse|prudent|prudence|afraid|faint hearted|careful by nature',
      '(?:is|are|very|more|most|quite|rather) careful|plays? (?:it )?safe|avoids? risks?|looks? (?:twice|closely|around)? ?before (?:stepping|leaping|trying)',
    ],
  },
  movement: {
    about: 'move movement still sit seat feet hand body rest stretch run place motion restless',
    plus: [
      'restless\\w*|fidget\\w*|on the (?:move|go)|athletic|sporty|energetic\\w*|active by nature|physically active|bouncy|always moving',
      `${likes} (?:to move|moving|to run|running|movement|to be on)|(?:full of|needs?) movement|(?:hard|difficult|impossible|unable) to (?:sit|keep|stay) still`,
    ],
    minus: [
      'sedentary|inactive|sluggish|motionless|likes? (?:to sit|sitting)(?! (?:next|beside|with|near|close|down|around))|content (?:to sit|in one place|to stay put)|sits? (?:very )?(?:still|quietly) for (?:long|hours)|(?:rarely|seldom|hardly) (?:moves?|runs?)',
    ],
  },
  independence: {
    about: 'alone help together side try own helper close need two others shoulder voice',
    plus: [
      'independen\\w+|self relian\\w+|self sufficien\\w+|autonom\\w+|strong willed|does (?:it|things|everything) (?:alone|themselves)',
      '(?:without|refuses?|declines?|pushes? away|dislikes?) (?:any )?help|(?:tries|try|works?|does|do|managing|manages?) (?:it |things? |everything |best )?(?:first )?(?:alone|on (?:their|your) own)',
    ],
    minus: [
      'dependent|dependence|clingy|helpless|team players?|works? (?:well|best) (?:side by side|together|with others)|leans? on (?:others|people|somebody)|(?:needs?|seeks?|looks? for|asks? for|wants?) (?:help|a helping hand|support|others|a guide|guidance)|better together',
    ],
  },
  planning: {
    about: 'plan ahead ready know next open surprise fixed turn free beforehand think way notice',
    plus: [
      `planners?|plans (?:ahead|everything|carefully)|thinks? ahead|foresight|well prepared|(?:makes?|${likes}) (?:a |clear |firm )?(?:plan|plans|schedules?|timetables?)|(?:likes?|wants?|needs?) to know what (?:comes|is) next|prepares? (?:well|carefully|ahead)|surprises? (?:are|is) (?:unwelcome|hard)`,
    ],
    minus: [
      `spontane\\w+|improvis\\w+|goes? with the flow|(?:makes?|making) (?:it|things) up|takes? (?:it|things|each day|the day|life) as (?:it|they) comes?|unplanned|(?:without|has no|needs no|no need of) (?:a )?plans?|${likes} surprises?|happy go lucky`,
    ],
  },
  peace: {
    about: 'peace quarrel speak up say smooth way give calm matter right wish hush heard along',
    plus: [
      `peacemakers?|peace ?loving|diplomatic\\w*|diplomats?|harmon\\w+|conciliat\\w+|agreeable|easy to get along with|(?:avoids?|dislikes?|shuns?) (?:a |any |all )*(?:conflicts?|quarrels?|arguments?|fights?|rows)|keeps? the peace|gives? (?:way|in)|smooths? (?:things )?over|(?:${likes}) (?:peace|harmony|people to get along)`,
    ],
    minus: [
      'argumentative|quarrelsome|confrontation\\w*|outspoken|blunt|bluntly|combative|assertive|hot ?headed|contrary|disagreeable|argues?|picks? (?:a )?(?:quarrels?|fights?)',
      '(?:speaks?|speaking) (?:up|out|(?:their|your) mind)|stands? up (?:for|to)|says? (?:so )?(?:clearly|plainly) when|(?:ready|happy|quick) to (?:argue|quarrel|fight)',
    ],
  },
  imagination: {
    about: 'imagine dream pretend story real world box turn world thing feet floor far example',
    plus: [
      'imaginati\\w+|dreamy|dreamers?|daydream\\w*|creative\\w*|creativity|inventive\\w*|fanciful|make believe|whimsical|storytellers?|head in the clouds|pretending|vivid inner world|dreams? up',
    ],
    minus: [
      'practical|practically|pragmati\\w+|realistic\\w*|realists?|down to earth|literal|literal minded|matter of fact|feet (?:firmly )?on the (?:ground|floor)|factual|unimaginative|prosaic|(?:prefers?|likes?) (?:the real|real things|facts|what is real)',
    ],
  },
  sharing: {
    about: 'give share hold dear thing own hand turn gift piece gladly keep no respect',
    plus: [
      `generous\\w*|generosity|open ?handed|unselfish\\w*|selfless\\w*|(?:shares?|gives?|sharing|giving) (?:freely|easily|gladly|everything|away|happily|readily)|${likes} (?:to share|sharing|to give|giving)|giving comes easily|glad to (?:give|share)`,
    ],
    minus: [
      'possessive\\w*|selfish\\w*|stingy|miserly|territorial|(?:guards?|protects?|holds? on to|clings? to|hoards?|keeps?) (?:their|your|own|dear|precious) (?:own )?(?:things?|toys?|belongings|possessions)|(?:slow|reluctant|unwilling) to (?:share|give|lend)',
    ],
  },
  winning: {
    about: 'win winner score goal game fun effort count first result mark beat play contest lost',
    plus: [
      `competitive\\w*|competitors?|ambitio\\w+|(?:${likes}|needs?|loves?) (?:to win|winning|to be (?:the )?(?:first|best)|victory|contests?|competition)|hates? (?:to lose|losing)|sore losers?|keeps? (?:the )?score|plays? to win|must win|goal driven`,
    ],
    minus: [
      '(?:plays?|playing) (?:only |just )?for (?:the )?(?:fun|joy)|noncompetitive|good losers?|(?:score|winning|result|losing) (?:hardly|scarcely|barely) (?:matters?|counts?)|(?:indifferent|no matter) (?:to|about) (?:winning|the score|losing)|(?:cares?|minds?) little (?:about|for|who) (?:winning|the score|wins)|enjoys? the game itself',
    ],
  },
  focus: {
    about: 'one thing many side deep attention stay time look curious held view several turn',
    plus: [
      'focus(?:ed|es|sed)?|single minded\\w*|concentrat\\w+|absorbed|engrossed|thorough\\w*|one (?:thing|job|task) at a time|(?:goes?|dives?|digs?) deep(?:ly)? into|deep in one thing|undivided',
    ],
    minus: [
      '(?:easily )?distract\\w+|scattered|scatterbrain\\w*|multi ?task\\w*|absent ?minded|(?:many|several|five|three|two|lots of|a lot of) (?:things|interests|projects|ideas|jobs)(?: going)? (?:at once|side by side|at the same time|together)|(?:jumps?|flits?|hops?|moves?|skips?) from (?:one )?(?:thing|idea|topic|task|one|this) to|wandering (?:mind|attention)|(?:mind|attention) wanders|short attention|from all sides at once',
    ],
  },
  sensitivity: {
    about:
      'notice small sign voice face light feel deep lightly touch word bump noise quiet gentle heart tone hint mood',
    plus: [
      'sensitiv\\w+|perceptive|empath\\w+|intuitive|intuition|thin ?skinned|tender ?hearted|soft hearted|(?:easily|quickly) (?:hurt|moved|upset|touched|overwhelmed)|feels? (?:things? |everything |it )?(?:deeply|strongly)|picks? up (?:on )?(?:the |every |other |a )?(?:moods?|small|smallest|feelings|atmosphere)|senses? (?:the |every |a )?(?:moods?|feelings)',
    ],
    minus: [
      'thick ?skinned|insensitive|carefree|unbothered|unflappable|resilien\\w+|shrugs?|robust|hardy|happy ?go ?lucky|light hearted|(?:shakes?|shaken|brushes) (?:it |things? )?off|takes? (?:it |things? |bumps? |most things |remarks |everything )+(?:lightly|easily|in (?:their|your) stride)|(?:hard|difficult) to (?:hurt|upset)|soon cheerful|bounces? back',
    ],
  },
  holding: {
    about: 'remember keep let go forget past yesterday goodbye long hold hurt kept matter old',
    plus: [
      `grudges?|nostalgi\\w+|sentimental|long memory|good memory|remembers? (?:everything|people|for (?:a )?long|(?:things |people |moments )?(?:for )?(?:a )?long)|holds? on to|clings? to the (?:past|old)|(?:finds?|hard|slow|difficult) to (?:let go|forget|forgive)|never forgets?|keeps? (?:memories|the past)`,
    ],
    minus: [
      'forgiving|forgives?|forgetful|lets? (?:things? |it )?go (?:easily|quickly|soon|lightly)|(?:quick|easy|ready|able) to (?:forget|forgive|let go|move on)|moves? on|(?:starts?|begins?) afresh|forgets? (?:easily|quickly|soon|hurts?)|leaves? the past behind|soon forg\\w+',
    ],
  },
};

/** A pole that words claim. */
export interface ClaimedPole {
  trait: Trait;
  pole: Pole;
  words: string;
}

const patterns = traits.flatMap((trait) =>
  (['plus', 'minus'] as const).map((pole) => ({
    trait,
    pole,
    pattern: new RegExp(`(?<![^ ])(?:${traitWords[trait][pole].join('|')})(?![^ ])`),
    every: new RegExp(`(?<![^ ])(?:${traitWords[trait][pole].join('|')})(?![^ ])`, 'g'),
  })),
);

/** The poles that a text claims: lower-case words with one space between, a `!` before each that is taken back, which turns its pole. */
export function claimedPoles(line: string): ClaimedPole[] {
  const plain = line.replaceAll('!', '');
  const claims = patterns.filter(({ pattern }) => pattern.test(plain));
  return claims.flatMap(({ trait, pole, every }) =>
    [...plain.matchAll(every)].map((match) => ({
      trait,
      pole: isTakenBack(line, match.index) ? other[pole] : pole,
      words: match[0],
    })),
  );
}

const other: Record<Pole, Pole> = { plus: 'minus', minus: 'plus' };

/** Whether the first of the matched words is taken back by a word that stands before it. */
function isTakenBack(line: string, index: number): boolean {
  let at = 0;
  for (let passed = 0; passed < index; at += 1) if (line[at] !== '!') passed += 1;
  return line[at] === '!';
}
