/** When the page was left with a session in it, in milliseconds since 1970; not there while it is shown. */
export const leftKey = 'udaya.left';
/** A reload takes less; whoever opens a closed tab again after longer need not be who closed it. */
export const reloadMs = 60_000;
