/** What somebody who saw both parts says: the one that fits better, or that there is no telling. */
export const blindChoices = ['A', 'B', 'unsure'] as const;
export type BlindChoice = (typeof blindChoices)[number];

/** The two parts as they are shown. */
export const blindSides = ['A', 'B'] as const;
export type BlindSide = (typeof blindSides)[number];

/**
 * For which figure an answer counts: the test itself, which takes the first answer about a report that was not read before; a further answer about the same
 * report; or one of somebody who had read in it.
 */
export const blindStandings = ['counted', 'further', 'read'] as const;
export type BlindStanding = (typeof blindStandings)[number];

/** How a round ended: with all its choices, or without a result since the protocol was changed. */
export const roundEnds = ['complete', 'protocol'] as const;
export type RoundEnd = (typeof roundEnds)[number];
