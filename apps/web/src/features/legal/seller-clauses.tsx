import type { ProductInfo } from '@udaya/contract/product';
import * as m from '@udaya/messages';
import { showPrice } from '../../ui/show-price.ts';
import type { Clause } from './legal-page.tsx';
import { GrievanceDetails, SellerDetails } from './operator-details.tsx';

/** Who sells, or where reports are free, who provides them. */
export function sellerClause({ price }: ProductInfo): Clause {
  return {
    title: price ? m.legal_seller_title() : m.legal_provider_title(),
    details: <SellerDetails />,
  };
}

/** Who answers complaints, and in what time. */
export function grievanceClause(): Clause {
  return { title: m.legal_grievance_title(), text: m.legal_grievance_text(), details: <GrievanceDetails /> };
}

/** What a buyer pays and gets, and when the money goes back: in the operator's words, where there are some. */
export function saleClauses({ price, operator }: ProductInfo): Clause[] {
  if (!price) return [{ title: m.legal_price_title(), text: m.legal_price_text_free() }];
  return [
    { title: m.legal_price_title(), text: m.legal_price_text({ price: showPrice(price) }) },
    { title: m.legal_terms_paying_title(), text: m.legal_paying_text() },
    { title: m.legal_delivery_title(), text: m.legal_delivery_text() },
    { title: m.legal_cancel_title(), text: m.legal_cancel_text() },
    refundClause({ operator }),
  ];
}

/** When the money goes back. */
export function refundClause({ operator }: Pick<ProductInfo, 'operator'>): Clause {
  return {
    id: 'refunds',
    title: m.legal_refund_title(),
    text: operator.refundRules || m.legal_refund_text(),
  };
}
