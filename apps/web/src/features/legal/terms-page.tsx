import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { LegalPage } from './legal-page.tsx';

/** On what terms the product is used. */
export function TermsPage() {
  const { productName: product, companyName: company } = useProductInfo();
  return (
    <LegalPage
      title={m.account_terms_title()}
      lead={m.account_terms_lead({ product, company })}
      clauses={[
        { title: m.account_terms_reading_title(), text: m.account_terms_reading() },
        { title: m.account_terms_who_title(), text: m.account_terms_who() },
        { title: m.account_terms_account_title(), text: m.account_terms_account() },
        { title: m.account_terms_paying_title(), text: m.account_terms_paying() },
        { title: m.account_terms_leaving_title(), text: m.account_terms_leaving() },
        { title: m.account_terms_limits_title(), text: m.account_terms_limits({ product }) },
      ]}
      other={{ to: '/privacy-notice', label: m.privacy_notice_title() }}
    />
  );
}
