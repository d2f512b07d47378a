let latest: string | undefined;
let answeredAt = 0;

/** Remembers the id of the latest request, for the reference that a person can give to support. */
export function noteRequestId(id: string | null | undefined): void {
  answeredAt = Date.now();
  if (id) latest = id;
}

/** When the server last answered, in milliseconds since 1970: what its idle limit counts from. */
export function lastAnswerAt(): number {
  return answeredAt;
}

/** The id of the latest request that was answered, if there was one. */
export function lastRequestId(): string | undefined {
  return latest;
}
