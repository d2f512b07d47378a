import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link, useLocation } from '@tanstack/react-router';
import { IconArrowLeft } from '../../../ui/icons.tsx';
import { useSession } from '../../../api/use-session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search of the list that led to a report, so that the way back leads to the same page of it. */
    listSearch?: Record<string, string | number>;
  }
}

/** The way back to the list, to the page of it that one came from. */
export function GoBack() {
  const { role } = useSession();
  const search = useLocation({ select: ({ state }) => state.listSearch }) ?? {};
  const to = role === 'productAdmin' ? '/product/users-birthchart' : '/birthchart-report';
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.8} />}
      component={Link}
      to={to}
      search={search as never}
    >
      {m.report_go_back()}
    </Button>
  );
}
