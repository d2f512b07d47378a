/** A session that nobody uses ends after so many minutes. */
export const idleMinutes = 120;
/** A session ends after so many minutes in any case. */
export const absoluteMinutes = 720;
