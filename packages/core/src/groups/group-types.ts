/** Kinds of enterprise group. NGO and UNIVERSITY change forms and display. */
export const groupTypes = ['NGO', 'UNIVERSITY', 'Doctor', 'Clinic', 'Hospital'] as const;
export type GroupType = (typeof groupTypes)[number];

/** How a group pays: a contract covers its reports, a trial gives complimentary previews. */
export const groupPlans = ['CONTRACT', 'TRIAL'] as const;
export type GroupPlan = (typeof groupPlans)[number];
