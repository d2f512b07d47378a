import { expect, it } from 'vitest';
import { withoutName } from './without-name.ts';

it.each([
  [
    'Diya likes it. With Diya, and Diya’s cup.',
    'Diya Sundaram',
    'Your child likes it. With your child, and your child’s cup.',
  ],
  ['Diyas are lamps.', 'Diya', 'Diyas are lamps.'],
  ['கயல்விழி runs. So does கயல்விழி.', 'கயல்விழி K.', 'Your child runs. So does your child.'],
  ['“Diya waits.”', 'Diya', '“Your child waits.”'],
  ['A.B (x) waits.', 'A.B (x)', 'Your child waits.'],
])('a child is not called by name: %s', (text, name, expected) => {
  expect(withoutName(text, name, 'Child', 'en')).toBe(expected);
});

it('who is spoken to is not called by name', () => {
  expect(
    withoutName('Here it ends, Zoya, and you go on. Rest, Zoya. Zoya: yes.', 'Zoya Rahman', 'Student', 'en'),
  ).toBe('Here it ends, and you go on. Rest. You: yes.');
});

it.each([
  ['எல்லாவற்றையும் கவனிக்கும் குழந்தை ஆதவன்.', 'ஆதவன்', 'எல்லாவற்றையும் கவனிக்கும் குழந்தை.'],
  ['உங்கள் குழந்தை Kayal உடனே சிரிக்கும்.', 'Kayal R.', 'உங்கள் குழந்தை உடனே சிரிக்கும்.'],
  // Texts that were uploaded may bend a name.
  ['ஆதவனுக்கு இது பிடிக்கும்.', 'ஆதவன்', 'உங்கள் குழந்தை இது பிடிக்கும்.'],
  ['ரவியின் கண்கள், மாலை.', 'ரவி', 'உங்கள் குழந்தை கண்கள், மாலை.'],
])('a child is not called by name in Tamil: %s', (text, name, expected) => {
  expect(withoutName(text, name, 'Child', 'ta')).toBe(expected);
});

it.each([
  ['यह बात {0} को अच्छी लगती है।', 'यह बात आपके बच्चे को अच्छी लगती है।'],
  ['{0} की नज़र वहीं रहती है।', 'आपके बच्चे की नज़र वहीं रहती है।'],
  ['घर भर में एक ही नाम: {0}।', 'घर भर में एक ही नाम: आपका बच्चा।'],
])('a child is not called by name in Hindi: %s', (text, expected) => {
  expect(withoutName(text.replace('{0}', 'कविता'), 'कविता', 'Child', 'hi')).toBe(expected);
});

it.each([
  ['ta', 'மலர், உங்களுக்கு இது பிடிக்கும்.', 'மலர்', 'உங்களுக்கு இது பிடிக்கும்.'],
  ['hi', 'आपको यह अच्छा लगता है, रवि।', 'रवि', 'आपको यह अच्छा लगता है।'],
] as const)('who is spoken to is not called by name in %s', (lang, text, name, expected) => {
  expect(withoutName(text, name, 'Adult', lang)).toBe(expected);
});
