const longest = 64;

/** What a payment provider says, as it may be kept, logged and shown: at most 64 plain characters, whatever came. */
export function providerText(text: string): string {
  return text
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, longest)
    .trimEnd();
}
