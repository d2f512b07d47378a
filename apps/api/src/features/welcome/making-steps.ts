import { areaDrawings } from '@udaya/chart-drawing/area-drawings';
import type { SkyPicture } from '@udaya/contract/reports';
import type { Area } from '@udaya/core/knowledge/areas';
import { formatDay } from '@udaya/format/format-day';
import { formatNumber } from '@udaya/format/format-number';
import * as m from '@udaya/messages';
import { Html, html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { sampleAt } from './page-addresses.ts';
import type { readAccuracy } from './read-accuracy.ts';
import type { Excerpt } from './read-excerpts.ts';
import type { TracedText } from './read-traced.ts';

const number = (value: number) => formatNumber(value, currentLocale());

/** The number, the name and the words of a step. */
export function stepHead(step: number, id: string, name: string, texts: readonly string[]): Html {
  return html`<div class="w-step-words"><span class="w-number" aria-hidden="true">${step}</span><h2 id="${id}">${name}</h2>${texts.map((text) => html`<p>${text}</p>`)}</div>`;
}

/** The sky over the place of the sample's birth, and how far it was ever from what another library sees. */
export function skyStep(sky: SkyPicture, figures: ReturnType<typeof readAccuracy>['sky']): Html {
  return html`<section class="w-sky" aria-labelledby="sky-step"><div class="w-wide">
<figure><div class="w-sky-picture" role="img" aria-label="${sky.alt}">${new Html(sky.svg)}</div><figcaption>${sky.caption}</figcaption></figure>
${stepHead(1, 'sky-step', m.welcome_making_sky(), [
  m.welcome_making_sky_text(),
  m.welcome_making_sky_figures({
    library: figures.comparedWith,
    births: number(figures.births),
    degrees: number(figures.maxDeg),
  }),
])}
</div></section>`;
}

/** A text of the sample, and what is known of where it comes from. */
export function textsStep({ text, heading, area, lang, reviewedOn, version, hash, count }: TracedText): Html {
  const rows: [string, string | Html][] = [
    [m.welcome_making_trace_area(), html`<span lang="${lang}">${heading}</span>`],
    ...(reviewedOn
      ? ([[m.welcome_making_trace_reviewed(), formatDay(reviewedOn, currentLocale())]] satisfies [
          string,
          string,
        ][])
      : []),
    [m.welcome_making_trace_version(), number(version)],
    [m.welcome_making_trace_hash(), html`<code>${hash}</code>`],
  ];
  return html`<section class="w-step w-texts" aria-labelledby="texts"><div class="w-wide">
${stepHead(3, 'texts', m.welcome_making_texts(), [m.welcome_making_texts_text({ count: number(count) })])}
<figure class="w-trace"><blockquote lang="${lang}">${areaDrawing(area)}<p>${text}</p></blockquote>
<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<figcaption>${m.welcome_making_trace()}</figcaption></figure>
</div></section>`;
}

/** A part of the sample as it stands there. */
export function readingStep({ type, lang, heading, paragraphs, age }: Excerpt): Html {
  return html`<section class="w-step w-reading-step" aria-labelledby="reading"><div class="w-wide">
${stepHead(4, 'reading', m.welcome_making_reading(), [m.welcome_making_reading_text()])}
<figure class="w-sheet"><blockquote lang="${lang}"><h3>${heading}</h3>${paragraphs.map((text) => html`<p>${text}</p>`)}</blockquote>
<figcaption><a href="${sampleAt(type)}">${m.welcome_excerpt_child({ age })}</a></figcaption></figure>
</div></section>`;
}

function areaDrawing(area: Area): Html {
  const { lines, accent } = areaDrawings[area];
  return html`<svg class="w-area" viewBox="0 0 64 64" aria-hidden="true" focusable="false"><path class="w-area-accent" d="${accent}"/><path d="${lines}"/></svg>`;
}
