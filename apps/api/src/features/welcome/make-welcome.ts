import { SouthIndianChart } from '@udaya/chart-drawing/south-indian-chart';
import * as m from '@udaya/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Html, html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { chartInWords } from '../reports/reading/chart-words.ts';
import { castSample } from '../reports/sample/read-sample.ts';
import { drawSunrise } from './draw-sunrise.ts';
import { sampleAt, welcomeAlternates, welcomeIn } from './page-addresses.ts';
import { pageFoot, pageTop } from './page-frame.ts';
import { headTags } from './page-head.ts';
import type { PublicPageDeps } from './public-page-deps.ts';
import { readExcerpts } from './read-excerpts.ts';
import { type AskedTown, skySection } from './sky-section.ts';
import { welcomeData } from './welcome-data.ts';
import { welcomeQuestions } from './welcome-questions.ts';
import {
  excerptSection,
  howSection,
  limitsSection,
  peopleSection,
  priceLine,
  priceSection,
  questionSection,
} from './welcome-sections.ts';

/** A page as it is put into its template. */
export interface MadePage {
  head: Html;
  body: Html;
}

/** The landing page in the language of the work that is being done, with the sky over the town that was asked for: all of it is in the HTML, and no script is needed. */
export async function makeWelcome(deps: PublicPageDeps, asked?: AskedTown): Promise<MadePage> {
  const locale = currentLocale();
  const info = deps.describeProduct();
  const publicUrl = deps.publicUrl();
  const questions = welcomeQuestions(info);
  const excerpts = await readExcerpts(deps);
  const head = headTags(
    {
      title: m.welcome_title(),
      description: m.welcome_description({ price: priceLine(info) }),
      productName: info.productName,
      address: welcomeIn(locale),
      alternates: welcomeAlternates,
      locale,
      picture: m.welcome_picture({ headline: m.welcome_headline() }),
      data: welcomeData(info, { locale, publicUrl, questions }),
    },
    publicUrl,
  );
  const body = html`${pageTop(info, locale, welcomeIn)}
<main id="content" tabindex="-1">
<section class="w-hero" aria-labelledby="headline"><div class="w-wide">
<h1 id="headline">${m.welcome_headline()}</h1>
<p class="w-lead">${m.welcome_lead()}</p>
${actions()}
<p class="w-line">${priceLine(info)}</p>
</div>${drawSunrise()}</section>
${skySection(deps, asked)}
${excerptSection(excerpts)}
${howSection(info, drawSampleChart(deps))}
${limitsSection()}
${priceSection(info)}
${questionSection(questions)}
${peopleSection(info)}
<section class="w-end" aria-labelledby="end"><div class="w-wide"><h2 id="end">${m.welcome_end()}</h2>${actions()}</div>${drawSunrise()}</section>
</main>
${pageFoot(info)}`;
  return { head, body };
}

function actions(): Html {
  return html`<p class="w-actions"><a class="w-button" href="/sky">${m.sky_first()}</a> <a class="w-button w-quiet" href="${sampleAt('child')}">${m.welcome_read_sample()}</a> <a href="/register">${m.welcome_create()}</a></p>`;
}

/** The chart behind the sample of a child, as the engine casts it; its style sheet gives it the colours of the page. */
export function drawSampleChart({ ephemeris }: Pick<PublicPageDeps, 'ephemeris'>): Html {
  const chart = castSample(ephemeris, 'child');
  return new Html(
    renderToStaticMarkup(createElement(SouthIndianChart, { chart: chartInWords(chart), size: 404 })),
  );
}
