/** The numbers that a report names for help in India, as they are dialled: page and document make each of them tappable. */
export const helplines = ['14416', '1098', '112'] as const;
