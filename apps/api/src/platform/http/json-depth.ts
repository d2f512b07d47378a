/** Whether a parsed JSON value nests at most `depth` objects or arrays. */
export function jsonDepthWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.values(value).every((inner) => jsonDepthWithin(inner, depth - 1));
}
