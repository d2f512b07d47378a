import { isChildBand, type RowAgeBand } from '../../knowledge/age-band.ts';
import { isHelp } from '../../knowledge/passage-keys.ts';

/**
 * The description that a statement's pieces make: of a child what helps is a paragraph of its own. A text that says what somebody is like
 * and what helps in one stands apart from the place.
 */
export function describePieces(
  pieces: readonly { key: string; ageBand: RowAgeBand; text: string }[],
  readerBand: RowAgeBand | null,
): string {
  const paragraphs = isChildBand(readerBand ?? '')
    ? [pieces.filter((piece) => !isHelp(piece)), pieces.filter(isHelp)]
    : pieces.map((piece) => [piece]);
  return paragraphs
    .map((texts) => texts.map(({ text }) => text).join(' '))
    .filter(Boolean)
    .join('\n\n');
}
