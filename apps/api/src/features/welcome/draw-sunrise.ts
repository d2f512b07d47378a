import { type Html, html } from '../../platform/html/html.ts';

const centre = { x: 300, y: 330 };
const radii = [120, 168, 222, 282];

/** A point of the upper half circle; degrees run from the right end of the horizon to the left one. */
function pointAt(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(centre.x + radius * Math.cos(angle)).toFixed(1)} ${(centre.y - radius * Math.sin(angle)).toFixed(1)}`;
}

const halfCircle = (radius: number) =>
  `M${pointAt(radius, 180)}A${radius} ${radius} 0 0 1 ${pointAt(radius, 0)}`;
const ticks = Array.from({ length: 37 }, (_, index) => index * 5)
  .map((degrees) => `M${pointAt(282, degrees)}L${pointAt(degrees % 30 === 0 ? 298 : 289, degrees)}`)
  .join('');

/** What stands above the horizon: the sun half risen, below the scale of an instrument; 600 by 330. The line's colour is the words'. */
export const sunriseLines: Html = html`<path d="${halfCircle(72)}z" fill="#e58e5c"/>${radii.map(
  (radius, index) =>
    html`<path d="${halfCircle(radius)}" fill="none" stroke="currentColor" stroke-opacity="${(0.34 - index * 0.06).toFixed(2)}" stroke-width="1.5"/>`,
)}<path d="${ticks}" stroke="currentColor" stroke-opacity="0.4" stroke-width="1.5" stroke-linecap="round"/>`;

/** The quiet drawing of the sunrise, standing on whatever is below it. Decoration only. */
export function drawSunrise(): Html {
  return html`<svg class="w-sunrise" viewBox="0 0 600 330" aria-hidden="true" focusable="false">${sunriseLines}</svg>`;
}

/** The sign of the product; its name stands beside it. */
export function drawMark(): Html {
  return html`<svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path d="M6.5 18a9.5 9.5 0 0 1 19 0z" fill="#e58e5c"/><path d="M3 22.5h26M9 27h14" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>`;
}
