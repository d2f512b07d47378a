interface Coded {
  code?: unknown;
  responseCode?: unknown;
  reason?: unknown;
  cause?: unknown;
}

/** Why something failed, by the codes of the error and of its causes, such as `ECONNREFUSED` or `EENVELOPE 550`: nothing personal is in it. */
export function codesOf(error: unknown): string {
  const codes: string[] = [];
  for (let one = error as Coded | undefined; one; one = one.cause as Coded | undefined)
    for (const code of [one.code, one.responseCode, one.reason])
      if (typeof code === 'number' || (typeof code === 'string' && /^[\w.-]{1,40}$/.test(code)))
        codes.push(String(code));
  return [...new Set(codes)].slice(0, 3).join(' ') || 'failed';
}
