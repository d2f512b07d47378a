import { Resvg } from '@resvg/resvg-js';
import { html } from '../../platform/html/html.ts';
import { documentFontFiles } from '../../platform/typesetting/bundled-fonts.ts';
import { sunriseLines } from './draw-sunrise.ts';

/** The size that shared links are shown at. */
export const pictureSize = { width: 1200, height: 630 };

const lineLength = 18;

/** The picture of a shared link as a PNG: the product's name, what it is, and the sunrise. Blocks for some hundred milliseconds. */
export function drawSharePicture({ name, headline }: { name: string; headline: string }): Buffer {
  const { width, height } = pictureSize;
  const lines = breakLines(headline);
  const size = lines.length > 4 ? 50 : 62;
  const top = 330 - (lines.length * size * 1.22) / 2 + size;
  const svg =
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#22265c"/>
<g transform="translate(640 ${height - 48 - 330 * 1.05}) scale(1.05)" color="#c9cdf0">${sunriseLines}</g>
<rect y="${height - 48}" width="${width}" height="48" fill="#f7f6f3"/>
<path d="M880 ${height - 30}h150M905 ${height - 15}h100" stroke="#e58e5c" stroke-width="4" stroke-linecap="round"/>
<g font-family="'Noto Serif', 'Noto Sans Tamil', 'Noto Sans'" font-weight="600" fill="#ffffff">
<g transform="translate(72 62) scale(1.7)"><path d="M6.5 18a9.5 9.5 0 0 1 19 0z" fill="#e58e5c"/><path d="M3 22.5h26M9 27h14" stroke="#ffffff" stroke-width="2.4" stroke-linecap="round"/></g>
<text x="142" y="105" font-size="38">${name}</text>
${lines.map((line, index) => html`<text x="72" y="${Math.round(top + index * size * 1.22)}" font-size="${size}">${line}</text>`)}
</g></svg>`.text;
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles: [...documentFontFiles], defaultFontFamily: 'Noto Sans' },
  });
  return image.render().asPng();
}

/** A sentence in lines of about equal length. */
function breakLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
