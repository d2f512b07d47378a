const minute = 60_000;

/** How long an order may stay open without its buyer, in milliseconds. */
export const orderLives = {
  /** After it was kept: one that the provider never confirmed cannot have been approved by anybody. */
  unconfirmedMs: 10 * minute,
  /** After it was made: as long as the provider keeps an order that nobody approved. */
  unapprovedMs: 180 * minute,
  /** Before its end a buyer is given another one: a window is open for a quarter of an hour, and its payment may come 12 minutes later. */
  lastCallMs: 30 * minute,
};
