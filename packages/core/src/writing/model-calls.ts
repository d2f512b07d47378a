/** How a language model's server is spoken to. */
export const modelProviders = ['openai-compatible', 'anthropic'] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** For what a model is asked; a probe finds out how it takes JSON. */
export const modelPurposes = ['report', 'draft', 'judge', 'probe'] as const;
export type ModelPurpose = (typeof modelPurposes)[number];

/** Why a model gave no usable answer. */
export const modelFailures = [
  'unreachable',
  'timeout',
  'busy',
  'unauthorised',
  'refused',
  'cut-off',
  'server-error',
  'too-large',
  'bad-answer',
  'resting',
  'budget',
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** What came of a call: `asked` while it lasts, `lost` where the process that made it is gone. */
export const callOutcomes = ['asked', 'answered', 'lost', ...modelFailures] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** How a server can be asked for JSON, as a probe found out; `none`: in words alone. */
export const jsonWays = ['json_schema', 'json_object', 'none'] as const;
export type JsonWay = (typeof jsonWays)[number];
