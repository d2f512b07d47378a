import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { ApiError } from '../../api/api-error.ts';
import { useTitleInstead } from '../../shell/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconReceiptOff } from '../../ui/icons.tsx';

/** For an address that names nothing of this account: it says no more than that, and leads to the list. */
export function NothingHere({ title, text }: { title: string; text: string }) {
  useTitleInstead(title);
  return (
    <EmptyState
      heading="h1"
      icon={<IconReceiptOff size={28} stroke={1.6} />}
      title={title}
      text={text}
      action={
        <Button component={Link} to="/birthchart-report">
          {m.menu_reports()}
        </Button>
      }
    />
  );
}

/** Whether the server knows nothing by the id that it was asked for: missing, foreign, or no id at all. */
export function isUnknownId(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 404);
}
