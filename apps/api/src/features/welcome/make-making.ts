import * as m from '@udaya/messages';
import { type Html, html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { drawSampleSky } from '../reports/sample/read-sample.ts';
import { drawSunrise } from './draw-sunrise.ts';
import { drawSampleChart, type MadePage } from './make-welcome.ts';
import { positionsStep } from './making-positions.ts';
import { readingStep, skyStep, textsStep } from './making-steps.ts';
import { furtherAlternates, furtherIn } from './page-addresses.ts';
import { pageFoot, pageTop } from './page-frame.ts';
import { headTags } from './page-head.ts';
import type { PublicPageDeps } from './public-page-deps.ts';
import { readAccuracy } from './read-accuracy.ts';
import { readExcerpts } from './read-excerpts.ts';
import { readTraced } from './read-traced.ts';

const addressIn = (locale: Parameters<typeof furtherIn>[1]) => furtherIn('how-it-is-made', locale);

/** The page on how a reading is made, in the language of the work that is being done: each step with a picture of the sample's own. */
export async function makeMaking(deps: PublicPageDeps): Promise<MadePage> {
  const locale = currentLocale();
  const info = deps.describeProduct();
  const [[excerpt], traced] = await Promise.all([readExcerpts(deps), readTraced(deps)]);
  const accuracy = readAccuracy();
  const head = headTags(
    {
      title: m.welcome_making_title(),
      description: m.welcome_making_description(),
      productName: info.productName,
      address: addressIn(locale),
      alternates: furtherAlternates('how-it-is-made'),
      locale,
      picture: m.welcome_picture({ headline: m.welcome_headline() }),
    },
    deps.publicUrl(),
  );
  const body = html`${pageTop(info, locale, addressIn)}
<main id="content" tabindex="-1">
<section class="w-hero w-low" aria-labelledby="headline"><div class="w-wide">
<h1 id="headline">${m.welcome_making_headline()}</h1>
<p class="w-lead">${m.welcome_making_lead()}</p>
</div>${drawSunrise()}</section>
${skyStep(drawSampleSky(deps.ephemeris, 'child'), accuracy.sky)}
${positionsStep(accuracy.charts, drawSampleChart(deps))}
${traced && textsStep(traced)}
${excerpt && readingStep(excerpt)}
${fitsSection()}
</main>
${pageFoot(info)}`;
  return { head, body };
}

function fitsSection(): Html {
  return html`<section class="w-end" aria-labelledby="fits"><div class="w-wide"><h2 id="fits">${m.welcome_making_fits()}</h2>
<p class="w-lead">${m.welcome_making_fits_text()}</p>
<p class="w-actions"><a class="w-button" href="${furtherIn('evidence', currentLocale())}">${m.welcome_making_see_test()}</a></p></div>${drawSunrise()}</section>`;
}
