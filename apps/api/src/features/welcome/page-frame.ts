import type { ProductInfo } from '@udaya/contract/product';
import { type Locale, localeNames, locales } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { type Html, html } from '../../platform/html/html.ts';
import { drawMark } from './draw-sunrise.ts';
import { choosing, welcomeIn } from './page-addresses.ts';

/** What stands above every page for strangers: whose it is, its languages where it has them, and the way in. */
export function pageTop({ productName }: ProductInfo, locale: Locale, languages: boolean): Html {
  return html`<a class="w-skip" href="#content">${m.welcome_skip()}</a>
<header class="w-top"><div class="w-wide">
<a class="w-brand" href="${welcomeIn(locale)}">${drawMark()}<span>${productName}</span></a>
${languages && languageLinks(locale)}
<a class="w-login" href="/login">${m.welcome_login()}</a>
</div></header>`;
}

function languageLinks(current: Locale): Html {
  return html`<nav class="w-languages" aria-label="${m.welcome_languages()}"><ul>${locales.map(
    (locale) =>
      html`<li><a href="${welcomeIn(locale)}?${choosing}" rel="nofollow" lang="${locale}" hreflang="${locale}"${locale === current && html` aria-current="page"`}>${localeNames[locale]}</a></li>`,
  )}</ul></nav>`;
}

/** What stands below: who is behind it, and the pages on terms and privacy. */
export function pageFoot({ operator, companyName }: ProductInfo): Html {
  const year = new Date().getFullYear();
  return html`<footer class="w-foot"><div class="w-wide">
<p>${m.shell_copyright({ year, company: operator.legalName || companyName })}</p>
<ul><li><a href="/terms">${m.legal_terms_title()}</a></li><li><a href="/privacy-notice">${m.legal_notice_title()}</a></li><li><a href="/contact">${m.legal_contact_title()}</a></li><li><a href="/enterprise/login">${m.welcome_groups_link()}</a></li></ul>
</div></footer>`;
}
