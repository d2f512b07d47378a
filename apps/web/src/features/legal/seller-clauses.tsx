import type { ProductInfo } from '@udaya/contract/product';
import * as m from '@udaya/messages';
import { showPrice } from '../../ui/show-price.ts';
import type { Clause } from './legal-page.tsx';
import { GrievanceDetails, SellerDetails } from './operator-details.tsx';

/** Who sells, or where reports are free, who provides them. */
export function sellerClause({ price }: ProductInfo): Clause {
  return {
    title: price ? m.trust_seller_title() : m.trust_provider_title(),
    details: <SellerDetails />,
  };
}

/** Who answers complaints, and in what time. */
export function grievanceClause(): Clause {
  return { title: m.trust_grievance_title(), text: m.trust_grievance_text(), details: <GrievanceDetails /> };
}

/** What a buyer pays and gets, and when the money goes back: in the operator's words, where there are some. */
export function saleClauses({ price, operator }: ProductInfo): Clause[] {
  if (!price) return [{ title: m.trust_price_title(), text: m.trust_price_text_free() }];
  return [
    { title: m.trust_price_title(), text: m.trust_price_text({ price: showPrice(price) }) },
    { title: m.account_terms_paying_title(), text: m.trust_paying_text() },
    { title: m.trust_delivery_title(), text: m.trust_delivery_text() },
    { title: m.trust_cancel_title(), text: m.trust_cancel_text() },
    refundClause({ operator }),
  ];
}

/** When the money goes back. */
export function refundClause({ operator }: Pick<ProductInfo, 'operator'>): Clause {
  return {
    id: 'refunds',
    title: m.trust_refund_title(),
    text: operator.refundRules || m.trust_refund_text(),
  };
}
