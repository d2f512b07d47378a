let latest: string | undefined;
let idleEnd = 0;

/** Remembers the id of the latest request, for the reference that a person can give to support. */
export function noteRequestId(id: string | null | undefined): void {
  if (id) latest = id;
}

/** Remembers what the server said of the session: unused, it lasts so many seconds more. */
export function noteSessionIdle(seconds: string | null): void {
  if (seconds) idleEnd = Date.now() + Number(seconds) * 1000;
}

/** When the session ends if nothing is asked of the server, in milliseconds since 1970; 0 before it was said. */
export function idleEndsAt(): number {
  return idleEnd;
}

/** The id of the latest request that was answered, if there was one. */
export function lastRequestId(): string | undefined {
  return latest;
}
