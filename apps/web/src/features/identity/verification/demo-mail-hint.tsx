import { Anchor, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';

/** Where a demonstration without a mail server shows its mails. */
export function DemoMailHint() {
  const { demo } = useProductInfo();
  if (!demo) return null;
  return (
    <Text size="sm" c="dimmed">
      {m.account_demo_mail()}{' '}
      <Anchor href="/dev/mail" underline="always" fz="inherit">
        {m.account_demo_mail_link()}
      </Anchor>
    </Text>
  );
}
