import { queryOptions, useQuery } from '@tanstack/react-query';
import { ProductInfo, product } from '@udaya/contract/product';
import { call } from './call.ts';

/** What is shown of the product while its own words cannot be had. */
const fallback: ProductInfo = {
  productName: 'Udaya',
  supportEmail: '',
  companyName: 'Udaya',
  version: '1.0.0',
  build: '',
  paymentProviders: [],
  price: null,
  charges: [],
  operator: {
    legalName: 'Udaya',
    address: '',
    phone: '',
    grievanceOfficer: '',
    grievanceEmail: '',
    grievancePhone: '',
    refundRules: '',
  },
  languageModel: null,
  demo: false,
  localMail: false,
};

/** What the server has put into the document, so that the first paint waits for no call. */
function fromDocument(): ProductInfo | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    const { data } = ProductInfo.safeParse(
      JSON.parse(document.querySelector('#product-info')?.textContent ?? ''),
    );
    return data;
  } catch {
    return undefined;
  }
}

/** Name, support address, company and version of the product; asked once a visit where the document does not have it. */
export const productInfoQuery = queryOptions({
  queryKey: ['product-info'],
  queryFn: ({ signal }) => call(product.readInfo, { signal }),
  initialData: fromDocument,
  // The first page waits for it: one try, then the fallback, and another try when the next page asks.
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Name, support address, company and version of the product. */
export function useProductInfo(): ProductInfo {
  return useQuery(productInfoQuery).data ?? fallback;
}
