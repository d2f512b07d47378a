import { wholeWords } from '../../knowledge/whole-words.ts';

/** What a sentence may never bring up by itself, whatever else supports it: by class, over lower-case text. */
const guardedClasses: readonly { subject: string; pattern: RegExp }[] = [
  {
    subject: 'illness',
    pattern: global(
      String.raw`ill|unwell|ailments?|ache|aches|headaches?|pains?|painful|fever\w*|cough\w*|allerg\w*|asthma\w*|diabet\w*|migraine\w*|infection\w*|virus\w*|injur\w*|wound\w*|hospital\w*|surgery|surgeries|operations?|insomnia|fatigue|exhaust\w*|burn ?out|stress\w*|nervous\w*|panic\w*|worr(?:y|ied|ies)|disab\w*|delay(?:ed|s)?|deficits?|impair\w*|abnormal\w*|health\w*|wellbeing|immun\w*`,
    ),
  },
  {
    subject: 'diagnosis and medicine',
    pattern: global(
      String.raw`doctors?|physicians?|psycholog\w*|psychiatr\w*|counsell?ors?|counsell?ing|specialists?|clinics?|nurses?|pills?|drugs?|doses?|tonics?|vitamins?|supplements?|herbs?|herbal|ayurved\w*|homoeopath\w*|homeopath\w*|screening|assessments?|evaluations?|spectrum`,
    ),
  },
  {
    subject: 'money',
    pattern: global(
      String.raw`money|rupees?|dollars?|cash|coins?|rich|riches|wealth\w*|poor|poverty|salar(?:y|ies)|wages?|incomes?|loans?|debts?|savings|invest\w*|profits?|business\w*|fortunes?|prosper\w*|luxur\w*|expensive|costly|prices?|property|inherit\w*|financ\w*|earn(?:s|ed|ing|ings)?|jackpots?|luck|lucky`,
    ),
  },
  {
    subject: 'death',
    pattern: global(
      String.raw`deaths?|dead|die[ds]?|dying|mortal\w*|kill\w*|murder\w*|grie(?:f|ve|ves|ving)|mourn\w*|bereave\w*|orphan\w*|widow\w*|funerals?|afterlife|lifespan|longevity|loss of (?:a|the) (?:parent|loved one)`,
    ),
  },
  {
    subject: 'religion',
    pattern: global(
      String.raw`religio\w*|gods?|goddess\w*|lord|krishna|shiva|ganesh\w*|rama|allah|jesus|christ\w*|buddh\w*|temples?|churches|church|mosques?|pray\w*|worship\w*|rituals?|spiritual\w*|souls?|spirits?|faiths?|devot\w*|bless\w*|holy|sacred|divine|scriptures?|gita|bible|quran|koran|meditat\w*|mantras?|chant\w*|heaven\w*|angels?|miracles?`,
    ),
  },
  {
    subject: 'caste and community',
    pattern: global(
      String.raw`castes?|communit(?:y|ies)|brahm[ai]n\w*|dalit\w*|kshatriya\w*|vaishya\w*|shudra\w*|tribes?|tribal|jati|gotra|varna|races?(?= of (?:people|men))|ethnic\w*|upper class|lower class|high born|low born`,
    ),
  },
  {
    subject: 'body',
    pattern: global(
      String.raw`weight|fat|thin|slim|tall|short of stature|height|figure|complexion|fair skinned|dark skinned|skin|beaut\w*|pretty|handsome|ugly|attractive\w*|good looking|muscular|physique|puberty|breasts?|hips?`,
    ),
  },
  {
    subject: 'sexuality',
    pattern: global(
      String.raw`sex|sexy|sexual\w*|erotic\w*|sensual\w*|lust\w*|seduc\w*|flirt\w*|kiss\w*|romance\w*|romantic\w*|lovers?|dating|boyfriends?|girlfriends?|gay|lesbian\w*|queer|transgender|virgin\w*|naked|nude`,
    ),
  },
  {
    subject: 'crime and harm',
    pattern: global(
      String.raw`crimes?|criminal\w*|jails?|prisons?|police|steal\w*|stole|stolen|thie(?:f|ves)|theft|cheat\w*|violen\w*|abus\w*|assault\w*|beat(?:en|ing|ings)|hit(?:s|ting)?|weapons?|guns?|knife|knives|bully\w*|bullies|terror\w*|danger\w*|enem(?:y|ies)|alcohol\w*|drunk\w*|wine|beer|cigarett\w*|smok(?:e|es|ing)|tobacco|gambl\w*`,
    ),
  },
  {
    subject: 'school results',
    pattern: global(
      String.raw`exams?|examinations?|marks|grades?|ranks?|ranked|toppers?|scores? (?:high|well|low)|results?|report cards?|percentiles?|scholarships?|admissions?|neet|jee|olympiads?|cut ?offs?|pass(?:es|ed)? (?:the|an|every) (?:exam|test)|intelligen\w*|geni(?:us|uses)|gifted|prodig\w*|talent\w*`,
    ),
  },
  {
    subject: 'marriage and children',
    pattern: global(
      String.raw`marr(?:y|ies|ied|iage|iages)|weddings?|brides?|grooms?|bridegrooms?|engaged|engagement|fianc\w*|husbands?|wi(?:fe|ves)|spouses?|dowr(?:y|ies)|soul ?mates?|divorc\w*|separat(?:ed|ion)|affairs?|pregnan\w*|fertil\w*|infertil\w*|conceiv\w*|childbirth|births?|miscarr\w*|abort\w*|contracepti\w*|in[- ]laws?`,
    ),
  },
  {
    subject: 'calling and success',
    pattern: global(
      String.raw`careers?|jobs?|professions?|professional\w*|employ\w*|promotions?|promoted|success\w*|succeed\w*|fame|famous|celebrit\w*|power|powerful|achiev\w*|leaders?|leadership|engineers?|lawyers?|scientists?|artists?|businessm[ae]n|entrepreneur\w*|ias|civil services?|politic\w*|government|abroad|foreign|visas?|settle(?:s|d)? (?:overseas|abroad)|potential|destined|future|opportunit\w*|victor(?:y|ies)`,
    ),
  },
  {
    subject: 'sky',
    pattern: global(
      String.raw`planet\w*|stars?|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rahu|ketu|sun signs?|signs?(?= of the zodiac)|zodiac|horoscop\w*|astrolog\w*|astral|celestial|cosmic|cosmos|universe|constellations?|ascendant|rising sign|lagna|rasi|rashi|nakshatra\w*|houses?(?= of)|transits?|retrograde|dasha\w*|eclips\w*|birth ?charts?|charts?|elements?|vedic|aries|taurus|gemini|leo|virgo|libra|scorpio|sagittari\w*|capricorn\w*|aquari\w*|pisces|arian|karm\w*`,
    ),
  },
  {
    subject: 'place',
    pattern: global(
      String.raw`india|indian\w*|tamil ?nadu|kerala\w*|karnataka|andhra|telangana|maharashtra|gujarat\w*|rajasthan\w*|punjab\w*|bengal\w*|bihar\w*|odisha|assam\w*|kashmir\w*|goa|delhi|mumbai|bombay|chennai|madras|bengaluru|bangalore|kolkata|calcutta|hyderabad|pune|kochi|cochin|coimbatore|madurai|jaipur|lucknow|ahmedabad|varanasi|ganga|ganges|himalaya\w*|sri lanka\w*|pakistan\w*|nepal\w*|china|chinese|america\w*|usa|england|english|britain|british|london|dubai|singapore|europe\w*|australia\w*|canada|africa\w*|russia\w*|ukrain\w*|french|france|german\w*|japan\w*`,
    ),
  },
  {
    subject: 'the writing itself',
    pattern: global(
      String.raw`passages?|prompts?|instructions?|chat ?bots?|assistants?|a\.?i\.?|artificial intelligence|(?:language|ai) models?|algorithms?|databases?|json|citations?|cited|slots?|ids?|developers?|system messages?|gpt|openai|anthropic|claude|llama|gemini|ignore (?:all|the|any|previous)|as requested|here is (?:the|your) (?:opening|report|text|sentence)`,
    ),
  },
];

function global(alternatives: string): RegExp {
  return new RegExp(wholeWords(alternatives).source, 'gu');
}

/** The words of guarded classes that none of the texts holds. */
export function findGuarded(text: string, sources: readonly string[]): string[] {
  const lower = text.toLowerCase();
  const held = sources.map((source) => source.toLowerCase());
  return guardedClasses.flatMap(({ subject, pattern }) =>
    // Most sentences touch nothing: to search is cheaper than to list.
    lower.search(pattern) < 0
      ? []
      : [...lower.matchAll(pattern)]
          .map(([words]) => words)
          .filter((words) => !held.some((source) => holdsWhole(source, words)))
          .map((words) => `${subject}: ${words}`),
  );
}

const letter = /[\p{L}\p{M}\p{N}_]/u;

/** Whether the words stand in a text, with no letter before or behind them. */
function holdsWhole(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + words.length] ?? ' '];
    if (!letter.test(before) && !letter.test(after)) return true;
  }
  return false;
}
