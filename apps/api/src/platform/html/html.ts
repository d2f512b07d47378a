import { escapeHtml } from './html-text.ts';

/** A piece of HTML that is whole by itself: what was put into it is text, or HTML too. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = Html | string | number | false | null | undefined | readonly Piece[];

/** HTML as a template: what is put in stays text, unless it is `Html` itself. Lists are joined, what is missing or false is left out. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.reduce((whole, next, index) => whole + show(pieces[index - 1]) + next));
}

function show(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(show).join('') : escapeHtml(String(piece));
}

/** One part of a message that has places for links or emphasis, as the catalogue gives it. */
type Part =
  | { type: 'text'; value: string }
  | { type: 'markup-start' | 'markup-end' | 'markup-standalone'; name: string };

/** A message with places as HTML; a place that is not known shows its words alone. */
export function richHtml(parts: readonly Part[], places: Record<string, (words: Html) => Html>): Html {
  const open: { name: string; words: Html[] }[] = [{ name: '', words: [] }];
  for (const part of parts) {
    if (part.type === 'markup-start') open.push({ name: part.name, words: [] });
    else if (part.type === 'text') open.at(-1)?.words.push(html`${part.value}`);
    else {
      const closed = part.type === 'markup-end' ? open.pop() : { name: part.name, words: [] };
      const words = html`${closed?.words}`;
      open.at(-1)?.words.push(places[closed?.name ?? '']?.(words) ?? words);
    }
  }
  return html`${open[0]?.words}`;
}
