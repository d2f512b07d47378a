/** The sounds that a name may begin with, as three scripts write them; where two traditions differ, both, the northern one first. */
export interface NameSyllable {
  latin: readonly string[];
  tamil: readonly string[];
  devanagari: readonly string[];
}

/**
 * A nakshatra in a line, its padas in order: Latin, Tamil and Devanagari letters. The charanaksharas of the Avakahada chakra, as in Saral
 * Jyotish (jainqq.org/pagetext/Saral_Jyotish/009373/83) and, for the south, in jyothishshastra.blogspot.com/2022/04/blog-post_26.html; Tamil
 * letters as in learntamilastrology.blogspot.com, where one letter stands for sounds that Sanskrit keeps apart, with short vowels. Shravana
 * begins with Khi in the north and with Ju in the south.
 */
const rows = [
  'Chu Che Cho La | சு சே சோ ல | चू चे चो ला',
  'Li Lu Le Lo | லி லு லே லோ | ली लू ले लो',
  'A I U E | அ இ உ எ | अ ई उ ए',
  'O Va Vi Vu | ஓ வ வி வு | ओ वा वी वू',
  'Ve Vo Ka Ki | வே வோ க கி | वे वो का की',
  'Ku Gha Nga Chha | கு க ங ச | कू घ ङ छ',
  'Ke Ko Ha Hi | கே கோ ஹ ஹி | के को हा ही',
  'Hu He Ho Da | ஹு ஹே ஹோ ட | हू हे हो डा',
  'Di Du De Do | டி டு டே டோ | डी डू डे डो',
  'Ma Mi Mu Me | ம மி மு மே | मा मी मू मे',
  'Mo Ta Ti Tu | மோ ட டி டு | मो टा टी टू',
  'Te To Pa Pi | டே டோ ப பி | टे टो पा पी',
  'Pu Sha Na Tha | பு ஷ ண ட | पू ष ण ठ',
  'Pe Po Ra Ri | பே போ ர ரி | पे पो रा री',
  'Ru Re Ro Ta | ரு ரே ரோ த | रू रे रो ता',
  'Ti Tu Te To | தி து தே தோ | ती तू ते तो',
  'Na Ni Nu Ne | ந நி நு நே | ना नी नू ने',
  'No Ya Yi Yu | நோ ய யி யு | नो या यी यू',
  'Ye Yo Bha Bhi | யே யோ ப பி | ये यो भा भी',
  'Bhu Dha Pha Dha | பு த ப ட | भू धा फा ढा',
  'Bhe Bho Ja Ji | பே போ ஜ ஜி | भे भो जा जी',
  'Khi/Ju Khu/Je Khe/Jo Kho/Kha | கி/ஜு கு/ஜே கே/ஜோ கோ/க | खी/जू खू/जे खे/जो खो/खा',
  'Ga Gi Gu Ge | க கி கு கே | गा गी गू गे',
  'Go Sa Si Su | கோ ஸ ஸி ஸு | गो सा सी सू',
  'Se So Da Di | ஸே ஸோ த தி | से सो दा दी',
  'Du Tha Jha Nya | து த ஜ ஞ | दू थ झ ञ',
  'De Do Cha Chi | தே தோ ச சி | दे दो चा ची',
];

/** The sounds of the 108 padas, from the beginning of Mesha. */
export const nameSyllables: readonly NameSyllable[] = rows.flatMap((row) => {
  const [latin = [], tamil = [], devanagari = []] = row.split(' | ').map((script) => script.split(' '));
  const sounds = (script: readonly string[], pada: number) => script[pada]?.split('/') ?? [];
  return [0, 1, 2, 3].map((pada) => ({
    latin: sounds(latin, pada),
    tamil: sounds(tamil, pada),
    devanagari: sounds(devanagari, pada),
  }));
});
