import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ProductInfo, product } from '@udaya/contract/product';
import { call } from './call.ts';

/** What is shown of the product while its own words cannot be had. */
const fallback: ProductInfo = {
  productName: 'Udaya',
  supportEmail: '',
  companyName: 'Udaya',
  version: '1.0.0',
  build: '',
  paymentProvider: 'none',
  price: null,
  demo: false,
  localMail: false,
};

/** Name, support address, company and version of the product; asked once a visit. */
export const productInfoQuery = queryOptions({
  queryKey: ['product-info'],
  queryFn: ({ signal }) => call(product.readInfo, { signal }),
  // The first page waits for it: one try, then the fallback, and another try when the next page asks.
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Name, support address, company and version of the product. */
export function useProductInfo(): ProductInfo {
  return useQuery(productInfoQuery).data ?? fallback;
}
