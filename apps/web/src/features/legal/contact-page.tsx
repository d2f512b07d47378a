import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { LegalPage } from './legal-page.tsx';
import { grievanceClause, refundClause, sellerClause } from './seller-clauses.tsx';

/** Who is behind the product, and who answers complaints. */
export function ContactPage() {
  const info = useProductInfo();
  return (
    <LegalPage
      title={m.legal_contact_title()}
      lead={m.legal_contact_lead({ product: info.productName })}
      clauses={[sellerClause(info), grievanceClause(), ...(info.price ? [refundClause(info)] : [])]}
      others={['/terms', '/privacy-notice']}
    />
  );
}
