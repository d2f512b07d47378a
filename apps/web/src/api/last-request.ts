let latest: string | undefined;

/** Remembers the id of the latest request, for the reference that a person can give to support. */
export function noteRequestId(id: string | null | undefined): void {
  if (id) latest = id;
}

/** The id of the latest request that was answered, if there was one. */
export function lastRequestId(): string | undefined {
  return latest;
}
