import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { productInfoQuery } from '../api/product-info.ts';
import { showPrice } from '../ui/show-price.ts';

/** What a report costs and what that includes, in one line; nothing while it is not known. */
export function PriceLine() {
  const { data } = useQuery(productInfoQuery);
  if (!data) return null;
  return (
    <Text size="sm" style={{ textWrap: 'balance' }}>
      {data.price ? m.trust_price_line({ price: showPrice(data.price) }) : m.trust_price_free()}
    </Text>
  );
}
