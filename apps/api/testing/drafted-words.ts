import type { StubRequest } from './model-stub-request.ts';
import { wordSlots } from './model-stub-words.ts';

const words: Record<string, string> = {
  English:
    'Some things get a fast start here, and others get a long look first. Both are true of one person, and neither of the two is a fault. What is clear begins soon. What is not yet clear may wait for a better hour.',
  Tamil:
    'சில செயல்கள் உடனே தொடங்குகின்றன, வேறு சில செயல்கள் பொறுமையாகத் தொடங்குகின்றன. இரண்டும் ஒரே மனிதரின் இயல்பு. தெளிவாகத் தெரிந்தது விரைவில் தொடங்கும். தெரியாதது கொஞ்சம் காத்திருக்கும்; அதில் தவறு எதுவும் இல்லை. வீட்டில் இருப்பவர்கள் அருகில் இருந்தால் போதும், மற்றது தானே நடக்கும்.',
  Hindi:
    'कुछ काम झट से शुरू हो जाते हैं, और कुछ काम थोड़ा ठहरकर। दोनों बातें एक ही इंसान की हैं, और दोनों ठीक हैं। जो साफ़ दिखता है वह जल्दी शुरू होता है। जो अभी साफ़ नहीं है वह थोड़ा रुक सकता है। घर के लोग पास हों तो बाकी अपने आप हो जाता है, और किसी को जल्दी करने की ज़रूरत नहीं रहती।',
};

/** A text that a draft may be, in the language that is asked for; each place gets one of its own. */
export function draftedWords({ prompt }: StubRequest): string {
  const lang = /^Language: (\w+)$/m.exec(prompt)?.[1] ?? 'English';
  const titled = /<passage id="original">\nTitle: /.test(prompt) && lang !== 'English';
  const titles: Record<string, string> = { Tamil: 'நானே செய்வேன்', Hindi: 'मैं खुद करूँगा' };
  const text = words[lang] ?? '';
  return titled ? `${titles[lang]}\n\n${text}` : text;
}

/** A draft where one is asked for, else the words of a report. */
export function answerAnything(request: StubRequest): string {
  return request.prompt.includes('<places>') ? wordSlots(request) : draftedWords(request);
}
