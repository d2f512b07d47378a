import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconFileSearch } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type AnySearch, type Filter, refiltered } from './list-search.ts';

const sign = <IconFileSearch size={26} stroke={1.6} />;

/** That the active filters fit nothing, and the way back to everything. */
export function NothingFound({ filters, search }: { filters: readonly Filter[]; search: AnySearch }) {
  return (
    <Panel>
      <EmptyState
        icon={sign}
        title={m.list_nothing_found()}
        text={m.list_nothing_found_text()}
        action={
          <Button
            variant="light"
            renderRoot={(props) => <Link {...props} to="." search={refiltered(filters, search, {})} />}
          >
            {m.list_filter_clear_long()}
          </Button>
        }
      />
    </Panel>
  );
}
