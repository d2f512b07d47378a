import { Button } from '@mantine/core';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useProductInfo } from '../../api/product-info.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconHeartHandshake } from '../../ui/icons.tsx';

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
