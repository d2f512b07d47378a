/** A passage is cut there: longer ones are nobody's but an uploader's. */
const mostCharacters = 1200;

/** What closes a passage, opens another one or looks like an id, and what stands in its place. */
const looksLike: Record<string, string> = {
  '<': '‹',
  '>': '›',
  '[': '(',
  ']': ')',
  '&': '+',
  '`': "'",
  '#': '',
};

/**
 * A text of the knowledge base as a prompt may hold it: one line of characters that are seen, with nothing in it that could end the passage
 * that it stands in, begin another one, or pass for an id or a heading. Compatibility forms of the marks are marks as well.
 */
export function harmless(text: string): string {
  const line = text
    .slice(0, mostCharacters * 4)
    .toWellFormed()
    .normalize('NFC')
    // Joiners are letters of Tamil and Hindi words; all else that is not seen goes.
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replace(/[＜＞［］＆＃｀〈〉﹤﹥]/gu, (mark) => mark.normalize('NFKC'))
    .replace(/[<>[\]&`#]/gu, (mark) => looksLike[mark] ?? '')
    .replace(/[〈〉【】〔〕《》]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= mostCharacters) return line;
  const cut = line.slice(0, mostCharacters).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostCharacters / 2))} …`;
}
