import { foldText } from './seen-through.ts';
import { wholeWords } from './whole-words.ts';

/**
 * Words of banned subjects that harm nobody by themselves: a festival, a medicine in its place, a grandfather's death. Our own texts and a model's
 * keep away from them as well; whoever enters a text is told of them and may keep them. What is harmful about them is found by `findHarm`.
 */
const sky = String.raw`telescopes?|orbit\w*|ceiling|paint\w*|draw\w*|count\w*|model|solar system|go(?:es)? round|circl\w*|science|museum|planetarium|space|rockets?|names?|moons|rings|rises?|sets|cut|சுற்ற\w*|தொலைநோக்கி\w*|விண்வெளி\w*|வரை\w*|பெயர்\w*|மாதிரி\w*|विज्ञान|दूरबीन|चक्कर|परिक्रमा|अंतरिक्ष|नाम|मॉडल|चित्र|सौर ?मंडल`;
const planets = String.raw`planets?|jupiter|saturn|venus|கிரக\w*|ग्रह|ग्रहों|शनि|बृहस्पति|मंगल|शुक्र|बुध`;
const everyday = [
  // Planets of astronomy, not of a chart.
  String.raw`(?:${planets})(?:(?=[^.!?।]{0,80} (?:${sky}))|(?<=(?:${sky}) [^.!?।]{0,80}))`,
  String.raw`சூரியன\w*|சந்திரன\w*|सूर्य|चंद्रमा`,
  // What is said not to be.
  String.raw`(?:போதை\w*)(?=[^.!?]{0,80} (?:இல்லை என்று|மறு|எதிர்|விலகி|தீமை)\w*)|(?:தோஷம்|சாபம்)(?= (?:\w+ )?(?:இல்லை|அல்ல))|(?<=न )(?:शाप|श्राप)|(?:शाप|श्राप|अभिशाप)(?= (?:नहीं|न ))`,
  String.raw`medicines?|medical|medication|treatments?|therap(?:y|ies)|illness(?:es)?|diseases?|sick|cure[ds]?|patients|die[ds]?|dying|dead|deaths?|kill(?:a|s|ed|ing)?|funerals?|graves?`,
  String.raw`curse[ds]?|unlucky|inauspicious|fates?|destin(?:y|ies|ed)|karma|omens?|misfortunes?|temples?|church(?:es)?|mosques?|god(?:s|dess)?|pray(?:s|ed|er|ers|ing)?|worship\w*|sacred|holy|divine`,
  String.raw`pujas?|poojas?|mantras?|remed(?:y|ies)|gemstones?|amulets?|talismans?|yantras?|sun|moon|mercury|mars|beautiful|pretty|handsome|height|weight|complexion|skin colou?r|blame[ds]?|spoil(?:t|s|ed|ing)?`,
  String.raw`predict|guarantee|certain to|sure to|will (?:fail|always|never)`,
  String.raw`ஆவான்|ஆவாள்|ஆவார்|மருந்து\w*|மருந்தை\w*|மருத்துவ\w*|மாத்திரை\w*|நோய்|நோயை|நோயில்|நோயிலிருந்து|சிகிச்சை\w*|இறந்\w*|இறப்ப\w*|மரண\w*|சாவு|அதிர்ஷ்ட\w*|துரதிர்ஷ்ட\w*|பாக்கிய\w*|பைத்திய\w*|கோவில\w*|கோயில\w*|கடவுள\w*|தெய்வ\w*|இறைவ\w*|சாமி|சாமியை|சாமியிடம்|சாமிக்கு`,
  String.raw`பிரார்த்த\w*|பூஜை\w*|பூசை\w*|விரத\w*|வழிபாட\w*|வழிபட\w*|வழிபாடு|பக்தி\w*|புனித\w*|மந்திர\w*|பரிகார\w*|அழக\w*|உயரம்|எடை\w*|பதற்ற\w*|சகுன\w*|பழி\w*`,
  String.raw`बनेगा|बनेगी|बनेंगे|दवा\w*|इलाज\w*|उपचार\w*|बीमार\w*|रोग|मरीज\w*|चिकित्सा\w*|मौत\w*|मृत्यु\w*|मर\w*|निधन\w*|पागल|मनहूस|भाग्य|किस्मत|सौभाग्य|दुर्भाग्य|नसीब|अशुभ|पूजा|मंत्र|व्रत|रत्न|रत्नों|ताबीज|जाप|मंदिर\w*|मस्जिद\w*|भगवान\w*|ईश्वर\w*|देवता\w*|देवी|प्रार्थना\w*|पवित्र\w*|सुंदर|सुंदरता|खूबसूरत\w*|वजन\w*|कद|दोष|कर्म|बिगाड़\w*`,
];

let made: RegExp | undefined;

/** A folded text without such words. */
export function withoutEverydayWords(folded: string): string {
  made ??= new RegExp(wholeWords(foldText(everyday.join('|'))).source, 'gu');
  return folded.replace(made, ' ');
}
