/** What a review is of: a passage of the knowledge base, or a place of one report that stands in no other. */
export const reviewKinds = ['passage', 'report'] as const;
export type ReviewKind = (typeof reviewKinds)[number];

/** Where a review stands; `held` is open as well, but new reports leave its passage out until then. */
export const reviewStates = ['open', 'held', 'approved', 'edited', 'fellBack', 'takenBack'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** How a review can be decided: the text stands, it was edited, or something else takes its place. */
export const reviewDecisions = ['approve', 'edit', 'fallBack'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** How long a reason may be. */
export const reviewReasonLimit = 500;
