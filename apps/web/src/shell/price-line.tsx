import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { productInfoQuery } from '../api/product-info.ts';

/** What a report costs and what that includes, in one line; nothing while it is not known. */
export function PriceLine() {
  const { data } = useQuery(productInfoQuery);
  if (!data) return null;
  return (
    <Text size="sm" style={{ textWrap: 'balance' }}>
      {data.price ? m.legal_price_line({ price: data.price.text }) : m.legal_price_free()}
    </Text>
  );
}
