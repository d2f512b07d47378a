import { formatDay } from '@udaya/format/format-day';
import { formatDecimals, formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { type Html, html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { stepHead } from './making-steps.ts';
import type { readAccuracy } from './read-accuracy.ts';

type Charts = ReturnType<typeof readAccuracy>['charts'];

/** The widest bar is this many units. */
const barUnits = 100;

/** How exact the positions are: the sample's chart, and what a measurement left as a table with bars. */
export function positionsStep(charts: Charts, chart: Html): Html {
  const locale = currentLocale();
  const number = (value: number) => formatNumber(value, locale);
  const arcseconds = (value: number) => `${formatDecimals(value, 3, locale)}″`;
  const { comparedWith: reference, points } = charts;
  const widest = Math.max(...points.map(({ maxArcsec }) => maxArcsec));
  return html`<section class="w-step w-positions" aria-labelledby="positions"><div class="w-wide">
${stepHead(2, 'positions', m.welcome_making_positions(), [
  m.welcome_making_positions_text({
    reference,
    charts: number(charts.charts),
    first: String(charts.firstYear),
    last: String(charts.lastYear),
  }),
])}
<figure class="w-chart"><div lang="en">${chart}</div><figcaption>${m.welcome_chart_caption()}</figcaption></figure>
<div class="w-accuracy"><table><caption>${m.welcome_making_table({ reference })}</caption>
<thead><tr><th scope="col">${m.welcome_making_point()}</th><th scope="col" colspan="2">${m.welcome_making_largest()}</th><th scope="col">${m.welcome_making_usual()}</th></tr></thead>
<tbody>${points.map(
    ({ planet, maxArcsec, p99Arcsec }) => html`<tr><th scope="row">${m.knowledge_planet({ planet })}</th>
<td class="w-bar"><svg viewBox="0 0 ${barUnits} 10" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="${((maxArcsec / widest) * barUnits).toFixed(1)}" height="10" rx="2"/></svg></td>
<td>${arcseconds(maxArcsec)}</td><td>${arcseconds(p99Arcsec)}</td></tr>`,
  )}</tbody></table>
<p>${m.welcome_making_cells({ wrong: number(charts.wrongCells), cells: number(charts.cells) })} ${m.welcome_making_measured({ date: formatDay(charts.measuredOn, locale) })}</p></div>
</div></section>`;
}
