import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import { Link } from '@tanstack/react-router';
import { IconFileSearch, IconFilePlus } from '../../../ui/icons.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { listAt, type ListAddress } from './list-address.ts';
import { isFiltered, unfiltered } from './list-search.ts';

/** An empty list, in words: nothing there yet, nothing found by the filter, or a page that is not there any more. */
export function NothingListed({ address, pages }: { address: ListAddress; pages: number }) {
  const { to, search } = address;
  if (pages > 0) {
    return (
      <Nothing title={m.list_no_page()} text={m.list_no_page_text()}>
        <Button component={Link} {...listAt(address, { ...search, page: pages })} variant="light">
          {m.list_no_page_action({ page: pages })}
        </Button>
      </Nothing>
    );
  }
  if (isFiltered(search)) {
    return (
      <Nothing title={m.list_nothing_found()} text={m.list_nothing_found_text()}>
        <Button component={Link} {...listAt(address, unfiltered(search))} variant="light">
          {m.list_filter_clear_long()}
        </Button>
      </Nothing>
    );
  }
  if (to === '/product/users-birthchart')
    return <Nothing title={m.list_empty()} text={m.list_product_empty_text()} />;
  return (
    <Nothing title={m.list_empty()} text={m.list_empty_text()}>
      <Button
        component={Link}
        to="/generate-birthchart"
        leftSection={<IconFilePlus size={18} stroke={1.8} />}
      >
        {m.menu_generate()}
      </Button>
    </Nothing>
  );
}

function Nothing({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <Panel>
      <EmptyState
        icon={<IconFileSearch size={26} stroke={1.6} />}
        title={title}
        text={text}
        action={children}
      />
    </Panel>
  );
}
