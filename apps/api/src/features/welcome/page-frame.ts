import type { ProductInfo } from '@udaya/contract/product';
import { type Locale, localeNames, locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { type Html, html } from '../../platform/html/html.ts';
import { currentLocale } from '../../platform/locale/current-locale.ts';
import { drawMark } from './draw-sunrise.ts';
import { choosing, furtherIn, welcomeIn } from './page-addresses.ts';

/** What stands above every page for strangers: whose it is, where it stands in each language if it does, and the way in. */
export function pageTop(
  { productName }: ProductInfo,
  locale: Locale,
  addressIn?: (locale: Locale) => string,
): Html {
  return html`<a class="w-skip" href="#content">${m.welcome_skip()}</a>
<header class="w-top"><div class="w-wide">
<a class="w-brand" href="${welcomeIn(locale)}">${drawMark()}<span>${productName}</span></a>
${addressIn && languageLinks(locale, addressIn)}
<a class="w-login" href="/login">${m.welcome_login()}</a>
</div></header>`;
}

function languageLinks(current: Locale, addressIn: (locale: Locale) => string): Html {
  return html`<nav class="w-languages" aria-label="${m.welcome_languages()}"><ul>${locales.map(
    (locale) =>
      html`<li><a href="${addressIn(locale)}?${choosing}" rel="nofollow" lang="${locale}" hreflang="${locale}"${locale === current && html` aria-current="page"`}>${localeNames[locale]}</a></li>`,
  )}</ul></nav>`;
}

/** What stands below: who is behind it, and the pages on terms and privacy. */
export function pageFoot({ operator, companyName }: ProductInfo): Html {
  const year = new Date().getFullYear();
  return html`<footer class="w-foot"><div class="w-wide">
<p>${m.shell_copyright({ year, company: operator.legalName || companyName })}</p>
<ul><li><a href="${furtherIn('how-it-is-made', currentLocale())}">${m.welcome_making_title()}</a></li><li><a href="${furtherIn('evidence', currentLocale())}">${m.blind_link()}</a></li><li><a href="/terms">${m.legal_terms_title()}</a></li><li><a href="/privacy-notice">${m.legal_notice_title()}</a></li><li><a href="/contact">${m.legal_contact_title()}</a></li><li><a href="/enterprise/login">${m.welcome_groups_link()}</a></li></ul>
</div></footer>`;
}
