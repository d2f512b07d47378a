import type { AgeBand } from '../../knowledge/age-band.ts';
import { isPassageKey } from '../../knowledge/text-keys.ts';

/**
 * The description that a statement's pieces make: of a child what helps is a paragraph of its own. A text without bands ends with what helps,
 * so that the place stands apart from it.
 */
export function describePieces(
  pieces: readonly { key: string; text: string }[],
  ageBand: AgeBand | null,
): string {
  const isHelp = ({ key }: { key: string }, at: number) => at > 0 && isPassageKey(key);
  const paragraphs =
    ageBand === null
      ? pieces.map((piece) => [piece])
      : [pieces.filter((piece, at) => !isHelp(piece, at)), pieces.filter(isHelp)];
  return paragraphs
    .map((texts) => texts.map(({ text }) => text).join(' '))
    .filter(Boolean)
    .join('\n\n');
}
