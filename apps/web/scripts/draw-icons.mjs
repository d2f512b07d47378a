// Draws the product's mark as the pictures that a device shows for an installed page; run by hand when the mark changes.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const folder = path.resolve(import.meta.dirname, '../public');
/** The mark on its ground; `share` of the width is left to it, `round` are the corners. */
const mark = (share, round) => {
  const size = 32 * share;
  const shift = (32 - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${round}" fill="#2b2f6b"/><g transform="translate(${shift} ${shift}) scale(${share})"><path d="M6.5 18a9.5 9.5 0 0 1 19 0z" fill="#f0a06a"/><path d="M3 22.5h26M9 27h14" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/></g></svg>`;
};
const draw = (name, svg, width) =>
  writeFileSync(
    path.join(folder, name),
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng(),
  );

draw('icon-192.png', mark(0.72, 7), 192);
draw('icon-512.png', mark(0.72, 7), 512);
// What a device cuts to a shape of its own keeps the mark within the inner circle.
draw('icon-maskable-512.png', mark(0.56, 0), 512);
draw('apple-touch-icon.png', mark(0.66, 0), 180);
