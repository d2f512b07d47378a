import { expect, it } from 'vitest';
import { findUnsafeAdvice } from './unsafe-advice.ts';

const subjectsOf = (text: string, reportType: 'Child' | 'Adult' | 'Student' = 'Child') =>
  findUnsafeAdvice(text, reportType).map((one) => one.subject);

it.each([
  ['Find a rope on Saturday and learn two knots.', 'means of harm'],
  ['Take the moon map up to the terrace.', 'heights'],
  ['Let paper boats race in a bucket.', 'water'],
  ['Light a candle and watch the flame.', 'fire and heat'],
  ['Ride to the last stop.', 'roads'],
  ['Ask one stranger for the way.', 'strangers'],
  ['Go out alone and let the sadness be felt.', 'alone in distress'],
  ['Count the tamarind seeds on a plate.', 'small objects'],
  ['Skip one meal and notice.', 'sleep and food'],
  ['You call three times before your child turns.', 'a sign without a word on when to ask'],
  ['It brings out an inner donkey.', 'shame'],
  ['Sometimes they act like a buddhu.', 'shame'],
  ['They may dress faster than their sister.', 'comparison with siblings'],
  ['Such a brave boy deserves a hug.', 'gender'],
  ['Draw a kolam at the door.', 'caste and religion'],
  ['They may become rich.', 'money'],
  ['Celebrate the full marks.', 'exam results'],
  ['A fever may slow them down.', 'illness'],
  ['Hang the drawings on the washing line with a ribbon.', 'means of harm in a small home'],
  ['Make a stem of thread.', 'means of harm in a small home'],
  ['Look for three keys with a torch.', 'small objects of a household'],
  ['Let them lay out corn and grams in rows.', 'small objects of a household'],
  ['Make a den in the cupboard under the stairs.', 'hiding places and secrets'],
  ['A box that nobody else opens.', 'hiding places and secrets'],
  ['For ten minutes they are not spoken to.', 'hiding places and secrets'],
  ['Ask the conductor, then the watchman in the lane.', 'people and roads outside the family'],
  ['Wake at six for the birds.', 'sleep of a child'],
  ['Ten minutes after lights-out, tell one more.', 'sleep of a child'],
  ['At school the nickname may be chatterbox.', 'nicknames'],
])('finds in "%s" %s', (text, subject) => expect(subjectsOf(text)).toContain(subject));

it.each([
  ['Mend the fuse on Saturday.', 'means of harm'],
  ['Tell a story at the campfire.', 'fire and heat'],
  ['After a quarrel, walk home alone.', 'roads'],
  ['Lie down and stare at the ceiling.', 'alone in distress'],
  ['Write the wish down and show nobody.', 'alone in distress'],
  ['Do a kindness and keep it to yourself.', 'alone in distress'],
  ['After lights out, read one more page.', 'sleep and food'],
  ['You may want to vanish for a while.', 'lasting distress without somebody to talk to'],
  ['A low mood may stay. Listen to one song.', 'a heavy feeling without somebody to tell'],
  ['Invent a nickname for each of them.', 'shame'],
  ['Thank the maid or the watchman.', 'families and means'],
])('finds in "%s" for grown readers %s', (text, subject) => {
  expect(subjectsOf(text, 'Adult')).toContain(subject);
  expect(subjectsOf(text, 'Student')).toContain(subject);
  expect(subjectsOf(text)).not.toContain(subject);
});

it('lets a heavy feeling pass that leads to a person', () => {
  expect(subjectsOf('When a low mood stays, tell a friend about it.', 'Adult')).toEqual([]);
});

it('finds a reader’s lasting distress', () => {
  expect(subjectsOf('Life may seem to happen behind muslin.', 'Adult')).toContain(
    'lasting distress without somebody to talk to',
  );
});

it.each([
  'If your child often does not answer to the name, ask your doctor.',
  'Read a story together on the sofa.',
  'When your child is sad, sit down beside them and talk to each other; nobody should be left alone with it.',
  'They may be quick, patient and kind.',
])('lets pass: %s', (text) => expect(subjectsOf(text)).toEqual([]));

it('lets grown readers handle small things', () => {
  expect(subjectsOf('Keep a button in your pocket.', 'Student')).toEqual([]);
  expect(subjectsOf('Keep a button in your pocket.', 'Child')).toEqual(['small objects']);
});

it('lets grown readers have keys and a lane', () => {
  expect(subjectsOf('Walk down the lane with your keys.', 'Student')).toEqual([]);
});

it('knows whole words in every script', () => {
  expect(subjectsOf('Knotted branches, unclear flamess')).toEqual([]);
});
