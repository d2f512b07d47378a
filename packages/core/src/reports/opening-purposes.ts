/** For what the product admin opens somebody's report. */
export const openingPurposes = ['question', 'payment', 'quality', 'safety'] as const;
export type OpeningPurpose = (typeof openingPurposes)[number];
