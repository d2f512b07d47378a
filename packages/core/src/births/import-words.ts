/** Why a row of a file of births is not taken, in the order in which causes are told. */
export const birthCauses = [
  'cells',
  'consent',
  'consentUnclear',
  'missing',
  'lettersLost',
  'characters',
  'tooLong',
  'name',
  'gender',
  'date',
  'dateMonthFirst',
  'dateShortYear',
  'dateNumber',
  'dateRange',
  'time',
  'accuracy',
  'birthType',
  'country',
  'language',
  'mobile',
] as const;
export type BirthCause = (typeof birthCauses)[number];

/** Where an import stands: checked and not begun; being done; done; held up, since the group, the branch or its owner is closed. */
export const birthImportStates = ['checked', 'running', 'done', 'stopped'] as const;
export type BirthImportState = (typeof birthImportStates)[number];

/** Why an import is held up. */
export const birthImportStops = ['group', 'branch', 'owner'] as const;
export type BirthImportStop = (typeof birthImportStops)[number];

/**
 * What becomes or became of a row: refused for an error; waiting for its place; left out with its place; ready to be taken; taken; not taken
 * since it stands in the file twice, or was taken by an earlier import; or refused only when it was to be taken.
 */
export const birthRowOutcomes = [
  'refused',
  'placeOpen',
  'placeDropped',
  'ready',
  'taken',
  'twice',
  'earlier',
  'failed',
] as const;
export type BirthRowOutcome = (typeof birthRowOutcomes)[number];
