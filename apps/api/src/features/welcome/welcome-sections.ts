import type { ProductInfo } from '@udaya/contract/product';
import type { SampleType } from '@udaya/contract/reports';
import { formatChoice } from '@udaya/format/format-list';
import { formatPrice } from '@udaya/format/format-money';
import * as m from '@udaya/messages';
import { type Html, html, richHtml } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { furtherIn, sampleAt, shownSamples } from './page-addresses.ts';
import type { Excerpt } from './read-excerpts.ts';
import type { Question } from './welcome-questions.ts';

/** The price of a report and what comes with it, in one line. */
export function priceLine({ price }: ProductInfo): string {
  if (!price) return m.legal_price_free();
  return m.legal_price_line({ price: formatPrice(price.amount, price.currency, currentLocale()) });
}

const sources: Record<SampleType, (inputs: { age: number }) => string> = {
  child: m.welcome_excerpt_child,
  student: m.welcome_excerpt_student,
  adult: m.welcome_excerpt_adult,
};
const samples: Record<SampleType, () => string> = {
  child: m.welcome_sample_child,
  student: m.welcome_sample_student,
  adult: m.welcome_sample_adult,
};

/** What a reader gets, by parts of the samples as they stand there. */
export function excerptSection(excerpts: readonly Excerpt[]): Html {
  return html`<section class="w-excerpts" aria-labelledby="excerpts"><div class="w-wide">
<div class="w-intro"><h2 id="excerpts">${m.welcome_excerpts()}</h2><p>${m.welcome_excerpts_lead()}</p></div>
<div class="w-sheets">${excerpts.map(
    ({ type, lang, heading, paragraphs, age }) => html`<figure class="w-sheet">
<blockquote lang="${lang}"><h3>${heading}</h3>${paragraphs.map((text) => html`<p>${text}</p>`)}</blockquote>
<figcaption><a href="${sampleAt(type)}">${sources[type]({ age })}</a></figcaption></figure>`,
  )}</div>
<nav class="w-samples" aria-label="${m.welcome_samples()}"><p>${m.welcome_samples()}</p><ul>${shownSamples.map(
    (type) => html`<li><a href="${sampleAt(type)}">${samples[type]()}</a></li>`,
  )}</ul></nav>
</div></section>`;
}

/** From the place and time to the checked report. */
export function howSection({ languageModel }: ProductInfo, chart: Html): Html {
  const steps: [string, string][] = [
    [m.welcome_step_birth(), m.welcome_step_birth_text()],
    [m.welcome_step_chart(), m.welcome_step_chart_text()],
    [m.welcome_step_texts(), m.welcome_step_texts_text()],
    [
      m.welcome_step_check(),
      [m.welcome_step_check_text(), ...(languageModel ? [m.welcome_step_check_model()] : [])].join(' '),
    ],
  ];
  return html`<section class="w-how" aria-labelledby="how"><div class="w-wide">
<div><h2 id="how">${m.welcome_how()}</h2>
<ol class="w-steps">${steps.map(([name, text]) => html`<li><h3>${name}</h3><p>${text}</p></li>`)}</ol>
<p class="w-more"><a href="${furtherIn('how-it-is-made', currentLocale())}">${m.welcome_making_more()}</a></p></div>
<figure class="w-chart"><div lang="en">${chart}</div><figcaption>${m.welcome_chart_caption()}</figcaption></figure>
</div></section>`;
}

/** What a reading is not, and where help is. */
export function limitsSection(): Html {
  const call = (words: Html) => html`<a href="tel:14416">${words}</a>`;
  return html`<section class="w-not" aria-labelledby="not"><div class="w-wide">
<h2 id="not">${m.welcome_not()}</h2>
<div><p>${m.welcome_not_reading()}</p><p>${m.welcome_not_child()}</p><p>${richHtml(m.welcome_not_doctor.parts({}), { call })}</p>
<p class="w-more"><a href="${furtherIn('evidence', currentLocale())}">${m.blind_page_title()}</a></p></div>
</div></section>`;
}

/** What a report costs, what is charged, and what a buyer can rely on. */
export function priceSection({ price, charges, operator }: ProductInfo): Html {
  const show = (one: { amount: number; currency: string }) =>
    formatPrice(one.amount, one.currency, currentLocale());
  const charged = [...new Set(charges.map(show))];
  const promises = price
    ? [
        m.welcome_promise_preview(),
        m.welcome_promise_correction(),
        m.welcome_promise_once(),
        // Rules of the operator's own may promise something else.
        ...(operator.refundRules ? [] : [m.welcome_promise_refund()]),
      ]
    : [m.welcome_promise_correction(), m.welcome_promise_once()];
  return html`<section class="w-price" aria-labelledby="price"><div class="w-wide">
<div><h2 id="price">${m.welcome_price()}</h2>
<p class="w-sum"><strong>${price ? show(price) : m.welcome_price_free()}</strong> <span>${price ? m.welcome_price_each() : m.welcome_price_free_each()}</span></p>
${price && charged.length > 0 && html`<p class="w-small">${m.welcome_price_charged({ charges: formatChoice(charged, currentLocale()) })}</p>`}
<p><a class="w-button w-deep" href="/register">${m.welcome_create()}</a></p></div>
<ul class="w-promises">${promises.map((promise) => html`<li>${promise}</li>`)}</ul>
</div></section>`;
}

/** Questions, each of which opens by itself. */
export function questionSection(questions: readonly Question[]): Html {
  return html`<section class="w-questions" aria-labelledby="questions"><div class="w-wide">
<h2 id="questions">${m.welcome_questions()}</h2>
<div>${questions.map(
    ({ question, answer }, index) =>
      html`<details${index === 0 && html` open`}><summary><h3>${question}</h3></summary><p>${answer}</p></details>`,
  )}</div>
</div></section>`;
}

/** Who runs the product, and where organisations come in. */
export function peopleSection(info: ProductInfo): Html {
  const { productName: product, companyName, operator, supportEmail: email } = info;
  const company = operator.legalName || companyName;
  const { address, phone } = operator;
  const mail = (words: Html) => html`<a href="mailto:${email}">${words}</a>`;
  const tel = (words: Html) => html`<a href="tel:${phone.replace(/[^+\d]/g, '')}">${words}</a>`;
  return html`<div class="w-people"><div class="w-wide">
<section aria-labelledby="who"><h2 id="who">${m.welcome_who()}</h2>
${company !== product && html`<p>${m.welcome_who_text({ product, company })}</p>`}
${address && html`<address>${address}</address>`}
${phone && html`<p>${richHtml(m.welcome_who_phone.parts({ number: phone }), { phone: tel })}</p>`}
<p>${richHtml(m.welcome_who_write.parts({ email }), { mail })}</p>
<p><a href="/contact">${m.legal_contact_title()}</a></p></section>
<section aria-labelledby="groups"><h2 id="groups">${m.welcome_groups()}</h2>
<p>${m.welcome_groups_text()}</p><p><a href="/enterprise/login">${m.welcome_groups_link()}</a></p></section>
</div></div>`;
}
