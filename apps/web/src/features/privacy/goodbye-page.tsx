import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useProductInfo } from '../../api/product-info.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/** After an account was deleted. */
export function GoodbyePage() {
  const { productName } = useProductInfo();
  return (
    <EmptyState
      heading="h1"
      icon={<IconHeartHandshake size={28} stroke={1.6} />}
      title={m.privacy_deleted()}
      text={m.privacy_goodbye({ product: productName })}
      action={
        <Button component={Link} to="/" variant="default">
          {m.action_home()}
        </Button>
      }
    />
  );
}
