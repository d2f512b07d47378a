import { Resvg } from '@resvg/resvg-js';
import { charactersSvg } from './characters-svg.ts';

/** Characters as a PNG of 440 by 144 that people can read and programs read badly. Takes some ten milliseconds. */
export function drawCharacters(text: string): Buffer {
  return new Resvg(charactersSvg(text), { font: { loadSystemFonts: false } }).render().asPng();
}
