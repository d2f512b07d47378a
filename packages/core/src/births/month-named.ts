/** The months, each by its English name and as Tamil and Hindi write it. */
const months = [
  ['january', 'ஜனவரி', 'जनवरी'],
  ['february', 'பிப்ரவரி', 'फ़रवरी', 'फरवरी'],
  ['march', 'மார்ச்', 'मार्च'],
  ['april', 'ஏப்ரல்', 'अप्रैल'],
  ['may', 'மே', 'मई'],
  ['june', 'ஜூன்', 'जून'],
  ['july', 'ஜூலை', 'जुलाई'],
  ['august', 'ஆகஸ்ட்', 'अगस्त'],
  ['september', 'செப்டம்பர்', 'सितंबर', 'सितम्बर'],
  ['october', 'அக்டோபர்', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'நவம்பர்', 'नवंबर', 'नवम्बर'],
  ['december', 'டிசம்பர்', 'दिसंबर', 'दिसम्बर'],
];

/** The number of the month that a word names, from 1: in English by its first three letters or more; 0 where it names none. */
export function monthNamed(text: string): number {
  const word = text.normalize('NFC').toLowerCase();
  const isEnglish = /^[a-z]{3,}$/.test(word);
  const isNamed = (name: string) => (isEnglish ? name.startsWith(word) : name.normalize('NFC') === word);
  return months.findIndex((names) => names.some(isNamed)) + 1;
}
