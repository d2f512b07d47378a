import { wholeWords } from '../../knowledge/whole-words.ts';
import type { Word } from './read-words.ts';
import type { Source } from './sources.ts';
import { stemOf } from './stem-of.ts';

/** Words and turns that make somebody small or frighten: a sentence may have them only where its source does. */
const hurtful = new RegExp(
  wholeWords(
    String.raw`slow to (?:learn|understand|think|get)|thinks? slowly|slow thinkers?|(?:people|friends|others) (?:keep|stay|turn|run) (?:silent|quiet|away|clear|back)|slow(?:er)? (?:mind|head|brain|wits?|learners?)|(?:empty|thick|small|weak|dull|dim|lazy)(?:er)? (?:minds?|heads?|brains?|hearts?)|against (?:people|others|you|them|everyone|friends|him|her)|(?:stand|bear|tolerat\w*|endure|abide|suffer) (?:you|him|her|them|{name})|if (?:anyone|anybody|somebody|someone) (?:still|can|will|would|cares?|likes?)|(?:joke|mess|excuse|apology|shame|wreck|shadow|lump|pain|bundle) of an? (?:child|boy|girl|person|student|friend|human)|until (?:someone|somebody|something) better|pity|pitied|pitiful|pathetic|asham\w*|shame\w*|boring|bored|clingy|annoy\w*|nuisance|pest|pests|cowards?|cowardly|greedy|greed|spoil\w*|spoilt|brats?|bull(?:y|ies)|bossy|liars?|cheats?|thie(?:f|ves)|rude|rudely|nasty|mean-spirited|vain|arrogant|conceited|smug|selfish\w*|stupid\w*|dumb|dull|dim|dimwit\w*|halfwit\w*|idiot\w*|moron\w*|fools?|foolish\w*|silly|useless|worthless|hopeless\w*|helpless|failures?|failed|losers?|lazy|laziness|slobs?|slovenly|dirty|filthy|smelly|ugly|fat|weak|weakling|weepy|whiny|whin(?:e|es|ing)|crybab(?:y|ies)|scaredy|misfits?|outcasts?|freaks?|weird\w*|strange child|odd one|oddballs?|loners?|friendless|unloved|unwanted|unpopular|rejected|ignored|left behind|laugh(?:s|ed|ing)? at|laughing ?stock|mock\w*|teas(?:e|es|ed|ing)|complain\w*|fed up|sick of|tired of|put up with|cannot stand|can[’']t stand|burdens?|trouble ?makers?|problem child|disappoint\w*|let down|letdown|embarrass\w*|disgrac\w*|disgust\w*|rubbish|trash|garbage|waste of|wasted?|good for nothing|good-for-nothing|no good|know-?alls?|know-it-alls?|show-?offs?|attention[- ]seek\w*|drama queens?|pretend(?:s|ed|ing)? to care|fak(?:e|es|ed|ing)|phony|phoney|hypocrit\w*|sly|sneak\w*|two-faced|cruel\w*|heartless|cold-hearted|cold with|hateful|hates?|spiteful|jealous\w*|bitter|hoarders?|pushovers?|doormats?|control freaks?|stubborn\w*|pig-?headed|mules?|donkeys?|pigs?|monkeys?|parasites?|freeload\w*|inferior|second[- ]rate|backward|abnormal|damaged|broken inside|guilty|guilt|crack(?:s|ed)? later|snap(?:s|ped)? one day|doomed|ruin\w*|wreck\w*|disaster|catastroph\w*|hurts? (?:everyone|everybody|others|people|somebody|someone)|wounds? (?:everyone|others)|unbearable|insufferable|intolerable|impossible child|awful|terribl\w*|horribl\w*|dreadful\w*|badly|worst|worse|poorly|half-?heart\w*|talentless|ordinary|mediocre|clumsy|clown|jokers?|babbl\w*|racket|slow-?witted|scatterbrain\w*|bad-tempered|hot-headed|short-tempered|monsters?|little devil|wimps?|sissy|sulky|sulks?|moody|addicts?|troubled|disturbed|sinister|suspicious|untrustworthy|unreliable|irresponsible|ungrateful|thankless|disrespect\w*|disobedien\w*|naughty|wicked|evil|bad (?:child|boy|girl|student|person|parent|mother|father)|good (?:boys?|girls?|children) only|only good|to look good|out of (?:pity|spite|fear|duty)|(?:child|children|student|person|people|reader|parent) like (?:this|that|these|you|{name})|(?:is|are|was) the one who|all (?:this child|{name}|you) can|that is to say|which is to say|when watched|or else|too late|not much longer|much longer|give up on|lost cause|must be why`.replaceAll(
      '{name}',
      String.raw`\{name\}`,
    ),
  ).source,
  'gu',
);

/** Dark words, as stems: none comes to a text that has no word of its kind. */
const dark: ReadonlySet<string> = new Set(
  (
    'scared afraid frighten bore break quit lose fail cry lonely angry upset sad unhappy worry pain hurt fight quarrel enemy problem trouble mistake bad harsh cold empty poor sick tired dirty messy ' +
    'suffer struggle refuse reject avoid ignore forget miss waste spoil ruin destroy blame punish scold shout yell hit beat steal cheat hate dislike envy doubt regret fear dread panic stress pressure burden drag nag beg demand ' +
    'force escape flee fall drop stumble crash collapse die kill danger risk threat harm wound damage crack childish brag boast grumble moan drift drown stuck trap doom curse dark gloom grim bleak bitter sour'
  )
    .split(' ')
    .map(stemOf),
);
/** Small words that turn what was said: away, for show, too much. */
const turns =
  /(?<![a-z])(?:too (?=[a-z])|runs? (?:away|off)|ran away|worn out|off key|for show|for attention|to be (?:liked|seen|noticed|praised|loved|admired)|so as to|in order to|out of (?=[a-z])|because (?:no|nobody|of|he|she|they|the|you|people)|only (?:when|if|to|because|with|for|at)|to (?:impress|please|avoid|escape|annoy|get away|show off))/gu;

/** The hurtful, dark and turning words of a sentence that none of its sources has. */
export function findHurtful(text: string, words: readonly Word[], sources: readonly Source[]): string[] {
  const held = sources.map((source) => source.text.toLowerCase());
  const lower = text.toLowerCase();
  return [
    ...[hurtful, turns]
      .flatMap((pattern) => [...lower.matchAll(pattern)].map(([found]) => found))
      .filter((found) => !held.some((source) => source.includes(found))),
    ...words
      .filter(
        ({ stem, negated }) => dark.has(stem) && !negated && !sources.some(({ stems }) => stems.has(stem)),
      )
      .map((word) => word.text),
  ];
}
