/** The limits of the API and what each counts by: the user who calls, or the network that a call comes from. */
export const limits = {
  /** Captchas that are drawn, read aloud or calculated. */
  captchas: 'network',
  logins: 'network',
  /** What anybody may ask for about an account. */
  accounts: 'network',
  /** Everything else that needs no login. */
  openCalls: 'network',
  /** What the public form of a group is sent: also what turns out to be wrong. */
  applications: 'network',
  /** What forms ask without a login while they are filled in: places, doubtful clocks, a sky, where a report stands. */
  formCalls: 'network',
  /** Changes that cost nothing but themselves. */
  changes: 'user',
  /** Birth details that are resolved while they are entered. */
  births: 'user',
  placeSearches: 'user',
  /** Reports that are created or corrected. */
  reports: 'user',
  reportMails: 'user',
  /** Files that are checked: also one after the other. */
  uploads: 'user',
  /** Documents that are set in type: also one after the other, so that nobody waits for a flood of somebody else. */
  documents: 'user',
  /** Calls that go on to the payment provider. */
  payments: 'user',
} as const satisfies Record<string, 'user' | 'network'>;
export type LimitName = keyof typeof limits;
