import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconMapSearch } from '../ui/icons.tsx';
import { useTitleInstead } from './use-page-title.ts';

/** What an address shows that leads nowhere. */
export function NotFoundPage() {
  useTitleInstead(m.error_not_found_title());
  return (
    <EmptyState
      heading="h1"
      icon={<IconMapSearch size={28} stroke={1.6} />}
      title={m.error_not_found_title()}
      text={m.error_not_found_text()}
      action={
        <Button component={Link} to="/">
          {m.action_home()}
        </Button>
      }
    />
  );
}
