import type { Area } from '../knowledge/areas.ts';
import type { Pole, Trait } from '../knowledge/traits.ts';

/** What each end of a trait says of somebody, for a model to read. */
export const traitPoles: Record<Trait, Record<Pole, string>> = {
  company: { plus: 'glad of people around', minus: 'content in quiet and own company' },
  pace: { plus: 'begins at once', minus: 'begins slowly, after a look' },
  order: { plus: 'likes things in their places', minus: 'at ease in a muddle' },
  talk: { plus: 'says things aloud', minus: 'listens more than speaks' },
  feelings: { plus: 'shows what is felt', minus: 'keeps feelings inside at first' },
  novelty: { plus: 'drawn to what is new', minus: 'likes what is known' },
  audience: { plus: 'brightens when others look on', minus: 'at best without being watched' },
  rules: { plus: 'likes clear rules', minus: 'asks what a rule is for' },
  finishing: { plus: 'stays until a thing is done', minus: 'better at beginnings than at ends' },
  risk: { plus: 'likes to dare', minus: 'looks closely before stepping in' },
  movement: { plus: 'on the move', minus: 'content in one place' },
  independence: { plus: 'wants to do it without help', minus: 'does it best side by side' },
  planning: { plus: 'wants to know what comes next', minus: 'takes what turns up' },
  peace: { plus: 'wants people to get along', minus: 'speaks up when something is not right' },
  imagination: { plus: 'lives in stories and pictures', minus: 'keeps to what is really there' },
  sharing: { plus: 'gives gladly', minus: 'looks after own things' },
  winning: { plus: 'wants to reach the goal first', minus: 'enjoys the game whoever wins' },
  focus: { plus: 'goes deep into one thing', minus: 'keeps many things in view' },
  sensitivity: { plus: 'notices small signs and loud noise', minus: 'takes bumps lightly' },
  holding: { plus: 'holds on to people and things', minus: 'lets go easily' },
};

/** An area of life as a text calls it. */
export const areaWords: Record<Area, string> = {
  confidence: 'confidence',
  feelings: 'feelings',
  learning: 'learning and talk',
  friends: 'friends',
  energy: 'energy',
  fairness: 'fairness and growth',
  patience: 'patience and limits',
  wishes: 'wishes',
  'letting-go': 'letting go',
  meeting: 'meeting the world',
};
