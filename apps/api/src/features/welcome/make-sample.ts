import type { ReportDetail, SampleType } from '@udaya/contract/reports';
import * as m from '@udaya/messages';
import { type Html, html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { readSample } from '../reports/sample/read-sample.ts';
import type { MadePage } from './make-welcome.ts';
import { sampleAt, shownSamples } from './page-addresses.ts';
import { pageFoot, pageTop } from './page-frame.ts';
import { dataBlock, headTags } from './page-head.ts';
import type { PublicPageDeps } from './public-page-deps.ts';
import { itemsOf, paragraphsOf } from './read-excerpts.ts';

const titles: Record<SampleType, () => string> = {
  child: m.sample_child_title,
  adult: m.sample_adult_title,
  student: m.sample_student_title,
};
const kinds: Record<SampleType, () => string> = {
  child: m.sample_child,
  adult: m.sample_adult,
  student: m.sample_student,
};

const longestDescription = 200;

/** A sample as it is before any script runs, and for whoever runs none: all of its text, with the data that its page goes on from. */
export async function makeSample(deps: PublicPageDeps, type: SampleType): Promise<MadePage> {
  const locale = currentLocale();
  const info = deps.describeProduct();
  const sample = await readSample(deps, { type });
  const title = titles[type]();
  const opening = sample.opening.replace(/\s+/g, ' ');
  const head = headTags(
    {
      title,
      description: firstSentences(m.welcome_sample_description({ opening }), longestDescription),
      productName: info.productName,
      address: sampleAt(type),
      alternates: [],
      locale,
      picture: m.welcome_picture({ headline: m.welcome_headline() }),
    },
    deps.publicUrl(),
  );
  const body = html`<div class="w-page w-sample">${pageTop(info, locale)}
<main id="content" tabindex="-1"><div class="w-wide">
<h1>${title}</h1><p>${m.sample_lead()}</p>
<nav aria-label="${m.sample_kinds()}"><ul class="w-kinds">${shownSamples.map(
    (one) =>
      html`<li><a href="${sampleAt(one)}"${one === type && html` aria-current="page"`}>${kinds[one]()}</a></li>`,
  )}</ul></nav>
${chapter(sample.limits)}${chapter(sample.help)}
${reading(sample)}
${sample.howMade && chapter({ heading: m.report_provenance_heading(), paragraphs: sample.howMade.paragraphs })}
<p><a class="w-button w-deep" href="/sky">${m.sky_first()}</a> <a href="/register">${m.welcome_create()}</a></p>
</div></main>${pageFoot(info)}</div>${dataBlock('application/json', sample, 'sample')}`;
  return { head, body };
}

function chapter({ heading, paragraphs }: ReportDetail['limits']): Html {
  return html`<section><h2>${heading}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</section>`;
}

/** What the report says, from its details to its plan. */
function reading(sample: ReportDetail): Html {
  const { lang, frame, areas, opening, closing, details } = sample;
  const glance = frame?.glance;
  const parts = itemsOf(sample.reportJson).map(
    ({ description }, index) =>
      html`<section lang="${lang}"><h3>${areas[index]?.heading}</h3>${prose(description)}</section>`,
  );
  return html`<section><h2>${m.report_personal_details()}</h2><dl>${details.map(
    ({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl></section>
${glance && html`<section><h2>${m.report_glance()}</h2><ul lang="${lang}">${[...glance.strengths, glance.watch, glance.helps, glance.firstStep].filter(Boolean).map((line) => html`<li>${line}</li>`)}</ul></section>`}
<section class="w-reading"><h2>${m.report_summary()}</h2><div lang="${lang}">${prose(opening)}</div>${parts}
${frame?.mansion && html`<section><h3>${frame.mansion.heading}</h3><div lang="${lang}">${prose(frame.mansion.text)}</div></section>`}
<div lang="${lang}">${prose(closing)}</div></section>
${frame && html`<section><h2>${m.report_plan()}</h2><ul lang="${lang}">${[frame.plan.week, ...frame.plan.month].filter(Boolean).map((line) => html`<li>${line}</li>`)}</ul></section>`}`;
}

const prose = (text: string) => paragraphsOf(text).map((paragraph) => html`<p>${paragraph}</p>`);

/** As many whole sentences from the beginning of a text as fit, at least one. */
function firstSentences(text: string, longest: number): string {
  const [first = '', ...others] = text.split(/(?<=[.!?]) /);
  let kept = first;
  for (const next of others) {
    if (`${kept} ${next}`.length > longest) break;
    kept = `${kept} ${next}`;
  }
  return kept;
}
