import { Anchor, Text } from '@mantine/core';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../../api/product-info.ts';

/** Where the mails are read that do not leave the machine. */
export function DemoMailHint() {
  const { localMail } = useProductInfo();
  if (!localMail) return null;
  return (
    <Text size="sm" c="dimmed">
      {m.account_verify_demo_mail()}{' '}
      <Anchor href="/dev/mail" underline="always" fz="inherit">
        {m.account_verify_demo_mail_link()}
      </Anchor>
    </Text>
  );
}
