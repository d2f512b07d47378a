import type { ProductInfo } from '@udaya/contract/product';
import type { Locale } from '@udaya/core/locale';
import * as m from '@udaya/messages';
import { pictureIn, welcomeIn } from './page-addresses.ts';
import type { Question } from './welcome-questions.ts';

/** The same as on the page for search engines (schema.org): who, what for which price, and the questions with their answers. */
export function welcomeData(
  info: ProductInfo,
  { locale, publicUrl, questions }: { locale: Locale; publicUrl: string; questions: readonly Question[] },
): object {
  const { productName, operator, companyName, supportEmail, price } = info;
  const seller = { '@id': `${publicUrl}/#organisation` };
  const offers = price && {
    '@type': 'Offer',
    price: String(price.amount),
    priceCurrency: price.currency,
    url: publicUrl + welcomeIn(locale),
    seller,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...seller,
        name: operator.legalName || companyName,
        url: publicUrl,
        email: supportEmail,
        ...(operator.phone ? { telephone: operator.phone } : {}),
      },
      { '@type': 'WebSite', name: productName, url: publicUrl + welcomeIn(locale), publisher: seller },
      {
        '@type': 'Product',
        name: productName,
        description: m.welcome_lead(),
        image: publicUrl + pictureIn(locale),
        brand: seller,
        ...(offers ? { offers } : {}),
      },
      {
        '@type': 'FAQPage',
        inLanguage: locale,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
}
