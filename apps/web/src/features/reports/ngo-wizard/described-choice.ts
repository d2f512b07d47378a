/** A choice of which one answer is described in words of its own. */
export interface DescribedAnswer {
  choice: string;
  description: string;
}

/**
 * What becomes of a description when something else is chosen: it is cleared, and told apart so that it can be put back. Who comes
 * back to the described answer finds it again.
 */
export function choose(
  before: DescribedAnswer,
  choice: string,
  { described, cleared }: { described: string; cleared: string },
): { answer: DescribedAnswer; cleared: string } {
  const kept = before.description === '' ? cleared : before.description;
  if (choice === described) return { answer: { choice, description: kept }, cleared: '' };
  return { answer: { choice, description: '' }, cleared: kept };
}
