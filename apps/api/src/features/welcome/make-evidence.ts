import * as m from '@udaya/messages';
import { html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { drawSunrise } from './draw-sunrise.ts';
import { resultSection } from './evidence-result.ts';
import { drawSection, rulesSection } from './evidence-rules.ts';
import type { MadePage } from './make-welcome.ts';
import { furtherAlternates, furtherIn } from './page-addresses.ts';
import { pageFoot, pageTop } from './page-frame.ts';
import { headTags } from './page-head.ts';
import type { PublicPageDeps } from './public-page-deps.ts';

const addressIn = (locale: Parameters<typeof furtherIn>[1]) => furtherIn('evidence', locale);

/** The page on the blind test, in the language of the work that is being done: what came out, the rules, and how to check it. */
export async function makeEvidence(deps: PublicPageDeps): Promise<MadePage> {
  const locale = currentLocale();
  const info = deps.describeProduct();
  const rounds = await deps.blindTest.rounds();
  const running = rounds.find(({ end }) => end === null);
  const ended = rounds.filter(({ end }) => end !== null).reverse();
  // What is a result stands before what is none yet; all rounds that are over stand below, with their seeds.
  const result = ended.find(({ end }) => end === 'complete');
  const head = headTags(
    {
      title: m.blind_page_title(),
      description: m.blind_page_description(),
      productName: info.productName,
      address: addressIn(locale),
      alternates: furtherAlternates('evidence'),
      locale,
      picture: m.welcome_picture({ headline: m.welcome_headline() }),
    },
    deps.publicUrl(),
  );
  const body = html`${pageTop(info, locale, addressIn)}
<main id="content" tabindex="-1">
<section class="w-hero w-low" aria-labelledby="headline"><div class="w-wide">
<h1 id="headline">${m.blind_page_headline()}</h1>
<p class="w-lead">${m.blind_page_lead()}</p>
</div>${drawSunrise()}</section>
${result && resultSection(result)}
${running && resultSection(running)}
${rulesSection()}
${drawSection(running, ended, result)}
</main>
${pageFoot(info)}`;
  return { head, body };
}
