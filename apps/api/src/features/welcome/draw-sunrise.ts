import { sunrise } from '@udaya/chart-drawing/sunrise';
import { type Html, html } from '../../platform/html/html.ts';

/** What stands above the horizon: the sun half risen, below the scale of an instrument; 600 by 330. The line's colour is the words'. */
export const sunriseLines: Html = html`<path d="${sunrise.sun}" fill="#e58e5c"/>${sunrise.rings.map(
  ({ path, opacity }) =>
    html`<path d="${path}" fill="none" stroke="currentColor" stroke-opacity="${opacity.toFixed(2)}" stroke-width="1.5"/>`,
)}<path d="${sunrise.ticks}" stroke="currentColor" stroke-opacity="0.4" stroke-width="1.5" stroke-linecap="round"/>`;

/** The quiet drawing of the sunrise, standing on whatever is below it. Decoration only. */
export function drawSunrise(): Html {
  return html`<svg class="w-sunrise" viewBox="0 0 600 330" aria-hidden="true" focusable="false">${sunriseLines}</svg>`;
}

/** The sign of the product; its name stands beside it. */
export function drawMark(): Html {
  return html`<svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path d="M6.5 18a9.5 9.5 0 0 1 19 0z" fill="#e58e5c"/><path d="M3 22.5h26M9 27h14" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/></svg>`;
}
