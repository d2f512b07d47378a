/** Reads a query string as plain text values; a schema makes numbers of them where they are wanted. */
export function readQuery(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Writes values plainly (`?page=2`, not `?page="2"`), for pages and calls alike; empty ones are left out. */
export function writeQuery(values: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = plainText(value);
    if (text !== '') params.set(name, text);
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return value.toString();
  return '';
}
