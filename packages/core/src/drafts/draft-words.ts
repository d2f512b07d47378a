/** The languages that a text is drafted in, by their BCP 47 tags: English, which reports are written in, Tamil and Hindi. */
export const draftLanguages = ['en', 'ta', 'hi'] as const;
export type DraftLanguage = (typeof draftLanguages)[number];

/** The languages that texts are turned into; no reports are written in them yet. */
export const turnedLanguages = ['ta', 'hi'] as const satisfies readonly DraftLanguage[];
export type TurnedLanguage = (typeof turnedLanguages)[number];

/** What is drafted: what helps at an age, a bridge, another text around the passages, or a text in another language. */
export const draftKinds = ['band', 'bridge', 'frame', 'language'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** What is missing, by what can be asked for at once. */
export const draftGroups = ['band', 'bridge', 'frame', ...turnedLanguages] as const;
export type DraftGroup = (typeof draftGroups)[number];

/** How a draft stands. `outdated`: what it was made from, or the place that it is for, has another text by now. */
export const draftStates = ['drafting', 'ready', 'failed', 'approved', 'rejected', 'outdated'] as const;
export type DraftState = (typeof draftStates)[number];

/** Why no draft came: in words for the product admin. */
export const draftFailures = [
  'away',
  'settings',
  'refused',
  'budget',
  'unusable',
  'noModel',
  'broken',
] as const;
export type DraftFailure = (typeof draftFailures)[number];

/** How many drafts are asked for, and how many are approved, at once. */
export const draftsAtOnce = 100;

/** What a draft may be found to break. */
export const draftRules = [
  'harmful',
  'banned',
  'unsafe',
  'markup',
  'length',
  'placeholder',
  'name',
  'script',
  'addresses',
  'repeated',
] as const;
