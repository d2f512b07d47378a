import { Button } from '@mantine/core';
import * as m from '@udaya/messages';
import fileClasses from '../../shell/files/file-page.module.css';

interface Props {
  page: number;
  /** The number of the last page, from 0. */
  last: number;
  onPage: (page: number) => void;
}

/** The way to the page before and to the one after; nothing where there is one alone. */
export function MoreOrLess({ page, last, onPage }: Props) {
  if (last <= 0) return null;
  return (
    <div className={fileClasses.buttons}>
      <Button variant="default" aria-disabled={page === 0} onClick={() => page > 0 && onPage(page - 1)}>
        {m.import_previous()}
      </Button>
      <Button variant="default" aria-disabled={page >= last} onClick={() => page < last && onPage(page + 1)}>
        {m.import_next()}
      </Button>
    </div>
  );
}
