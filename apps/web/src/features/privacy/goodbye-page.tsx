import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { IconHeartHandshake } from '../../ui/icons.tsx';
import { useProductInfo } from '../../api/product-info.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The own account was just deleted. */
    deletedAccount?: true;
  }
}

/** After an account was deleted; whoever typed the address goes where they belong. */
export function GoodbyePage() {
  const { productName } = useProductInfo();
  const deleted = useLocation({ select: ({ state }) => state.deletedAccount });
  if (!deleted) return <Navigate to="/" replace />;
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
