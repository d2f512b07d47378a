/**
 * A value as JSON that is the same however its keys were ordered, as a database may reorder them. What is undefined is left out.
 * @throws TypeError for what JSON cannot say
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, held]) => [key, inOrder(held)]),
  );
}
