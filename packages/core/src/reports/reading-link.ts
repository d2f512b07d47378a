/** So many days a link to a reading works. */
export const linkDays = 30;

/** So many links of one report work at a time: one for each of those who are closest, and no list of readers. */
export const linksAtOnce = 3;
