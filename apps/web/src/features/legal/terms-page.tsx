import { modelNotice } from '@udaya/contract/model-notice';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { LegalPage } from './legal-page.tsx';
import { grievanceClause, saleClauses, sellerClause } from './seller-clauses.tsx';

/** On what terms the product is used. */
export function TermsPage() {
  const info = useProductInfo();
  const { productName: product, companyName: company, languageModel } = info;
  return (
    <LegalPage
      title={m.legal_terms_title()}
      lead={m.legal_terms_lead({ product, company })}
      clauses={[
        sellerClause(info),
        { title: m.legal_terms_reading_title(), text: m.legal_terms_reading() },
        {
          title: m.legal_model_title(),
          text: languageModel ? modelNotice(languageModel) : m.legal_no_model(),
        },
        { title: m.legal_terms_who_title(), text: m.legal_terms_who() },
        { title: m.legal_terms_account_title(), text: m.legal_terms_account() },
        ...saleClauses(info),
        { title: m.legal_terms_leaving_title(), text: m.legal_terms_leaving() },
        { title: m.legal_terms_limits_title(), text: m.legal_terms_limits({ product }) },
        grievanceClause(),
      ]}
      others={['/contact', '/privacy-notice']}
    />
  );
}
