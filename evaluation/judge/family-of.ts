const families: readonly (readonly [family: string, names: RegExp])[] = [
  ['gpt', /gpt|davinci|^o\d|\bo\d(?:-|$)/],
  ['claude', /claude/],
  ['gemini', /gemini|gemma/],
  ['llama', /llama/],
  ['qwen', /qwen|qwq/],
  ['mistral', /mi[sx]tral|ministral|magistral/],
  ['deepseek', /deepseek/],
  ['phi', /\bphi\b/],
  ['grok', /grok/],
  ['command', /command|aya/],
];

/** The family that a model belongs to, by its name; its name itself where none is known. */
export function familyOf(model: string): string {
  const name = model.toLowerCase();
  return families.find(([, names]) => names.test(name))?.[0] ?? name;
}
