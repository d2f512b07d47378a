import { describe, expect, it } from 'vitest';
import { findBannedSubjects } from './banned-subjects.ts';

const subjectsOf = (text: string) => findBannedSubjects(text).map(({ subject }) => subject);

describe('works: Tamil', () => {
  it.each([
    ['disorder', 'இது ஆட்டிசம் போலத் தெரிகிறது', 'மனச்சோர்வுடன் இருக்கலாம்', 'கற்றல் குறைபாடு உண்டு', 'அவன் பைத்தியமா'],
    [
      'diagnosis',
      'இது ஒரு நோயாக மாறும்',
      'நோயாளிகளைப் போல',
      'மருத்துவப் பரிசோதனை',
      'மருந்துகளைக் கொடுங்கள்',
      'சிகிச்சைக்குச் செல்லுங்கள்',
    ],
    [
      'prognosis',
      'பெரிய தலைவர் ஆவான்',
      'எங்கள் கணிப்புப்படி',
      'நிச்சயமாக நடக்கும்',
      'திருமணம் நடக்கும்',
      'தேர்வில் வெற்றி பெறுவாள்',
    ],
    ['death', 'மரணத்தை நினைத்து', 'சாவுக்கு அருகில்', 'தாத்தா இறந்துவிட்டார்', 'தற்கொலையை', 'கொன்றுவிடும்', 'உயிர் பிரிந்தது'],
    ['fate', 'இது தலைவிதியால் வந்தது', 'விதியின் செயல்', 'அதிர்ஷ்டசாலி', 'செவ்வாய் தோஷம்', 'முற்பிறவியில்', 'கர்மாவின் பலன்'],
    ['percentage', 'எண்பது சதவீதம் பேர்', 'பாதி விழுக்காட்டினர்'],
    ['blame', 'இது உங்கள் தவறு', 'தாயின் குற்றம்', 'பழியை ஏற்க', 'கெட்ட அப்பா', 'குழந்தையைப் புறக்கணித்தார்கள்'],
    ['remedy', 'பரிகாரம் செய்யுங்கள்', 'தாயத்து கட்டுங்கள்', 'பூஜைகள் உதவும்', 'மோதிரம் அணியுங்கள்', 'ஹோமம் நல்லது'],
    [
      'caste and religion',
      'எந்தச் சாதி',
      'சாதியினர்',
      'கோவிலுக்குப் போங்கள்',
      'கடவுளை நம்பு',
      'முஸ்லிம்கள்',
      'இந்துக்கள்',
      'பிரார்த்தனையில்',
    ],
    ['body', 'எடையைக் குறைக்க', 'ஒல்லியான குழந்தை', 'அழகான பெண்', 'சருமத்தின்', 'குண்டாக இருக்கிறான்'],
    ['comparison', 'மற்ற குழந்தைகளை விட வேகம்', 'பிற மாணவர்களைவிட', 'தம்பியைக் காட்டிலும்', 'சராசரிக்கு மேல்', 'ஒரு மேதை'],
    [
      'planets and signs',
      'சூரியன் பலம்',
      'செவ்வாய் கிரகம்',
      'ராகுவின் பார்வை',
      'மேஷ ராசியில்',
      'ஜாதகத்தில்',
      'ஜோதிடர் சொன்னார்',
      'சனி பகவான்',
      'கிரகங்களின்',
    ],
  ])('%s', (subject, ...texts) => {
    for (const text of texts) expect([text, ...subjectsOf(text)]).toContain(subject);
  });
});

describe('works: Hindi', () => {
  it.each([
    ['disorder', 'यह ऑटिज़्म है', 'अवसादग्रस्त', 'मानसिक रूप से', 'पागलपन', 'एकाग्रता का विकार', 'नशे की लत'],
    [
      'diagnosis',
      'कोई रोग है',
      'रोगियों की तरह',
      'बीमारी के लक्षण',
      'इलाज कराएँ',
      'दवाइयाँ दें',
      'मरीज़ों को',
      'आई.क्यू. कम',
    ],
    ['prognosis', 'वह नेता बनेगा', 'भविष्यवाणियाँ', 'निश्चित रूप से सफल', 'शादी होगी', 'कभी नहीं बदलेगा', 'बड़ी होकर'],
    ['death', 'मृत्यु का भय', 'मौतें', 'वह मर गया', 'दादा मरे', 'आत्महत्या', 'क़ब्र में', 'लाशों', 'देहान्त हुआ', 'मरेंगे'],
    ['fate', 'यह भाग्य में है', 'किस्मतवाला', 'पिछले जन्म का', 'कर्मों का फल', 'अशुभ', 'मांगलिक', 'तक़दीर', 'साढ़ेसाती'],
    ['percentage', 'अस्सी प्रतिशत', 'पचास फ़ीसदी', '८०%'],
    ['blame', 'दोष आपका है', 'माँ की गलती', 'बुरे पिता', 'बच्चे को बिगाड़ दिया', 'उपेक्षित'],
    ['remedy', 'रत्न पहनें', 'ताबीज़', 'मन्त्र पढ़ें', 'पूजा करें', 'व्रत रखें', 'टोटके', 'अंगूठी पहनें', 'हवन कराएँ'],
    [
      'caste and religion',
      'किस जाति के',
      'जातियों में',
      'ब्राह्मणों',
      'हिन्दू',
      'मंदिर जाएँ',
      'भगवान की',
      'सिखों',
      'चर्च में',
      'धर्म का',
    ],
    ['body', 'वज़न ज़्यादा', 'मोटी बच्ची', 'गोरे रंग', 'क़द छोटा', 'सुन्दर लड़की', 'मासिक धर्म'],
    ['comparison', 'दूसरे बच्चों से तेज़', 'अन्य छात्रों की तुलना में कम', 'भाई से ज़्यादा', 'औसत से नीचे', 'पिछड़ा बच्चा'],
    [
      'planets and signs',
      'सूर्य बलवान',
      'चन्द्रमा',
      'शनि की दशा',
      'मंगल दोष',
      'राहु-केतु',
      'मेष राशि',
      'कुण्डली',
      'ज्योतिषी',
      'ग्रहों की',
      'बुध ग्रह',
    ],
  ])('%s', (subject, ...texts) => {
    for (const text of texts) expect([text, ...subjectsOf(text)]).toContain(subject);
  });
});

describe('works: what is hidden', () => {
  it.each([
    ['death', 'd.e.a.t.h'],
    ['death', 'd-e-a-t-h'],
    ['death', 'D E A T H'],
    ['death', 'd . e . a . t . h'],
    ['death', 'dea-th'],
    ['death', 'de*ath'],
    ['death', 'd\u200Bea\u00ADt\u2060h'],
    ['death', 'dе\u0430th'],
    ['death', 'ｄｅａｔｈ'],
    ['death', '𝐝𝐞𝐚𝐭𝐡'],
    ['death', 'déáth'],
    ['death', 'd3ath'],
    ['death', 'de4th'],
    ['death', 'deeeeath'],
    ['death', 'm. ம.ர.ண.ம்'],
    ['death', 'ம\u200Cரண\u200Bம்'],
    ['death', 'मृ\u200Dत्यु'],
    ['death', 'मृत्\u200Cयु'],
    ['death', 'आत्म-हत्या'],
    ['disorder', 'AUTlSM autіsm'],
    ['caste and religion', 'g0ddess'],
    ['percentage', '80٪'],
    ['percentage', '80％'],
    ['fate', 'ĸ kаrmа'],
  ])('sees %s in %j', (subject, text) => expect(subjectsOf(text)).toContain(subject));

  it('says each subject once, whatever the languages', () => {
    expect(findBannedSubjects('death, மரணம், मृत्यु')).toEqual([
      { subject: 'death', words: 'death', everyday: true },
    ]);
  });
});

describe('an everyday word', () => {
  it.each([
    ['Laughter is the best medicine.', true],
    ['The medicine shows a diagnosis.', false],
    ['சிரிப்பே சிறந்த மருந்து', true],
    ['शाम की पूजा में फूल', true],
    ['A m.e.d.i.c.i.n.e', false],
  ])('of a subject is told from a grave one: %s', (text, everyday) => {
    expect(findBannedSubjects(text).map((one) => one.everyday)).toEqual([everyday]);
  });
});

describe('guards: words that only look alike', () => {
  it.each([
    // Tamil: key, adventure, farming, yard, blacksmith, wing, rule, robots and computers, without notice, achievement, rice, a nutmeg, a minister.
    'சாவியைத் தேடு',
    'சாகசக் கதை',
    'நெல் சாகுபடி',
    'கொல்லையில் செடி',
    'கொல்லன்',
    'இறக்கை விரித்தது',
    'கீழே இறங்கு',
    'விதிமுறைகளைப் பின்பற்று',
    'விளையாட்டின் விதிகள்',
    'கணிப்பொறி',
    'சாதனை',
    'நினைத்ததைச் சாதித்தாள்',
    'சாதம் சாப்பிடு',
    'ஜாதிக்காய்',
    'மந்திரியின் கதை',
    'ஹோம்வொர்க் செய்',
    'மருத்துவரிடம் கேளுங்கள்',
    'புதன்கிழமை',
    'செவ்வாய்க்கிழமை மாலை',
    'சனிக்கிழமை',
    'வியாழக்கிழமை',
    'ராகுல் வந்தான்',
    'கிரகித்துக்கொள்வாள்',
    'சிம்மாசனம்',
    'சர்ச்சை வேண்டாம்',
    'மதிய உணவு',
    'மதிப்பு',
    'பிணக்கு தீர்ந்தது',
    'சவாரி',
    'சவால்',
    'மற்ற குழந்தைகளை விட்டு',
    'மனநிலை மாறும்',
    'கிறுக்கல்கள்',
    'பாக்கியைக் கொடு',
    'சாதகமான நேரம்',
    'மாண்டிசோரி',
    'சூரியகாந்திப் பூ',
    'உங்கள் குழந்தை அமைதியாக இருக்கும்போது அருகில் அமருங்கள்.',
    // Hindi: mending, balm, turning, Marathi, wish, discussion, minister, officer, diligent, weekdays, thanks, sunflower, girl, lion, page, teacher, taking.
    'मरम्मत करना',
    'मरहम',
    'मरोड़ना',
    'मराठी',
    'मरुस्थल',
    'अमर कहानी',
    'उनकी मर्ज़ी',
    'चर्चा करें',
    'मंत्री',
    'कर्मचारी',
    'कर्मठ',
    'बुधवार को',
    'शुक्रवार',
    'शुक्रिया',
    'शुक्र है',
    'शनिवार',
    'मंगलवार',
    'सूर्यास्त',
    'सूरजमुखी',
    'कन्या',
    'सिंह और चूहा',
    'पन्ना पलटें',
    'गुरु जी',
    'संग्रह',
    'ग्रहण करना',
    'आग्रह',
    'धनुष',
    'तुलना',
    'मीनार',
    'बौद्धिक',
    'प्रजाति',
    'वह जाती है',
    'लता गाती है',
    'तलाश',
    'अपेक्षा',
    'लगन से',
    'भाई से बात करें',
    'दूसरे बच्चों से मिलना',
    'रोगन',
    'दवात',
    'शवासन',
    'मोटी किताब',
    'कदम',
    'डॉक्टर से पूछें',
    'मनोविज्ञान',
    'आपका बच्चा शांत जगह में खुश रहता है।',
    // English.
    'sunlight',
    'a deadline',
    'psychology',
    'two-thirds of a well-known song',
    'Take a b c blocks.',
    'She has 3 or 4 of them at 10.30.',
    'a mid-day rest, a re-read book',
    'skillful, unkilled skilled',
  ])('lets pass: %s', (text) => expect(findBannedSubjects(text)).toEqual([]));
});

describe('guards: long texts', () => {
  it.each([
    ['letters', 'a'],
    ['letters with points', 'a.'],
    ['words with lines', 'ab-'],
    ['marks', 'a\u0301'],
    ['digits and letters', 'a1'],
    ['signs', '@!$'],
    ['stems', 'autis'],
    ['words', 'die '],
    ['Tamil', 'ம.'],
    ['Tamil words', 'கொல்லை '],
    ['Tamil stems', 'மற்ற குழந்தைகளை '],
    ['Hindi', 'मर'],
    ['Hindi words', 'कभी नहीं '],
    ['spaces', ' '],
    ['zero-width', '\u200B'],
  ])('reads 100 KB of %s in a time that grows as the text does', (_, piece) => {
    const took = (size: number) => {
      const text = piece.repeat(size / piece.length);
      const began = performance.now();
      findBannedSubjects(text);
      return performance.now() - began;
    };
    took(1_000);
    expect(took(100_000)).toBeLessThan(5_000);
  });
});
