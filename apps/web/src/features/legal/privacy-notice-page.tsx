import { modelNotice } from '@udaya/contract/model-notice';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { LegalPage } from './legal-page.tsx';
import { GrievanceDetails } from './operator-details.tsx';

/** What is kept of a person, what for, and for how long. */
export function PrivacyNoticePage() {
  const { productName: product, companyName: company, languageModel } = useProductInfo();
  return (
    <LegalPage
      title={m.legal_notice_title()}
      lead={m.legal_notice_lead({ product, company })}
      clauses={[
        { title: m.legal_notice_what_title(), text: m.legal_notice_what() },
        { title: m.legal_notice_numbers_title(), text: m.legal_notice_numbers() },
        { title: m.legal_notice_why_title(), text: m.legal_notice_why() },
        { title: m.legal_notice_children_title(), text: m.legal_notice_children() },
        { title: m.legal_notice_others_title(), text: m.legal_notice_others() },
        {
          title: m.legal_model_title(),
          text: languageModel ? modelNotice(languageModel) : m.legal_no_model(),
        },
        { title: m.legal_notice_browser_title(), text: m.legal_notice_browser() },
        { title: m.legal_notice_long_title(), text: m.legal_notice_long() },
        { title: m.legal_notice_rights_title(), text: m.legal_notice_rights() },
        { title: m.legal_write_title(), text: m.legal_write_text(), details: <GrievanceDetails /> },
      ]}
      others={['/contact', '/terms']}
    />
  );
}
