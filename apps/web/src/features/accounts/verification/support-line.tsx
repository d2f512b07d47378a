import { Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';
import { SupportLink } from '../../../shell/support-link.tsx';
import { Rich } from '../../../ui/rich.tsx';

/** Whom to ask where nothing else helps. */
export function SupportLine() {
  const { supportEmail } = useProductInfo();
  if (!supportEmail) return null;
  return (
    <Text size="sm" c="dimmed">
      <Rich message={m.account_contact_support} inputs={{}} places={{ support: <SupportLink /> }} />
    </Text>
  );
}
