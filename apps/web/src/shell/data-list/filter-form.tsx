import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { formatList } from '@udaya/format/format-list';
import * as m from '@udaya/messages';
import { getLocale } from '@udaya/messages/runtime';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { IconChevronDown } from '../../ui/icons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { filterErrors } from './filter-errors.ts';
import { FilterField } from './filter-field.tsx';
import classes from './filter-form.module.css';
import { type AnySearch, activeFilters, type Filter, filtersUnder, refiltered } from './list-search.ts';

interface Props {
  filters: readonly Filter[];
  search: AnySearch;
}

/** The filters of a list: typed here, active once Filter is chosen, which begins at the first page. */
export function FilterForm({ filters, search }: Props) {
  const navigate = useNavigate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const now = valuesOf(filters, search);
  const [values, setValues] = useState(now);
  const [inForce, setActive] = useState(now);
  /** How often it was asked for what cannot be asked for; until then nothing is called wrong. */
  const [refused, setRefused] = useState(0);
  const [cleared, setCleared] = useState('');
  /** Whether the fold is open by hand; undefined while it follows from what is active. */
  const [opened, setOpened] = useState<boolean>();
  const { fold, isNarrow } = useFold(filters);
  const foldedActive = activeFilters(fold, search).length;
  // Other filters came into force without this form, by a chip, a link or by going back.
  if (filters.some(({ name }) => now[name] !== inForce[name])) {
    setActive(now);
    setValues(now);
    setCleared('');
    if (foldedActive > 0) setOpened(undefined);
  }
  const isOpen = opened ?? (!isNarrow && foldedActive > 0);

  const errors = filterErrors(filters, values);
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const go = (next: Record<string, string>) =>
    void navigate({ to: '.', search: refiltered(filters, search, next) });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (errors.size > 0) {
      if (fold.some(({ name }) => errors.has(name))) setOpened(true);
      setRefused(refused + 1);
      return;
    }
    setRefused(0);
    if (isNarrow) setOpened(false);
    go(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])));
  };
  const clear = () => {
    setValues(valuesOf(filters, {}));
    setRefused(0);
    setCleared('');
    go({});
  };
  const change = (filter: Filter, value: string) => {
    const below = filtersUnder(filters, filter.name).filter(({ name }) => values[name]);
    setValues({
      ...values,
      ...Object.fromEntries(below.map(({ name }) => [name, ''])),
      [filter.name]: value,
    });
    setCleared(
      below.length === 0
        ? ''
        : m.list_filter_cleared({
            filter: filter.label(),
            cleared: formatList(
              below.map(({ label }) => label()),
              getLocale(),
            ),
          }),
    );
  };

  const fieldOf = (filter: Filter) => (
    <FilterField
      key={filter.name}
      filter={filter}
      value={values[filter.name] ?? ''}
      error={refused > 0 ? errors.get(filter.name) : undefined}
      under={upstreamOf(filter, filters, values)}
      onChange={(value) => change(filter, value)}
    />
  );

  const more = (
    <Button
      variant={isNarrow ? 'default' : 'subtle'}
      className={classes.more}
      aria-expanded={isOpen}
      aria-controls={id}
      rightSection={<IconChevronDown size={18} stroke={1.8} data-open={isOpen || undefined} />}
      onClick={() => setOpened(!isOpen)}
    >
      {isNarrow
        ? m.list_filter_open()
        : isOpen
          ? m.list_filter_fewer()
          : m.list_filter_more({ count: foldedActive })}
    </Button>
  );

  // On a phone one button, so that the list itself is in sight.
  if (isNarrow)
    return (
      <form ref={form} onSubmit={apply} role="search" noValidate aria-label={m.list_filter()}>
        {more}
        <Panel id={id} className={classes.narrow} hidden={!isOpen}>
          <div className={classes.grid}>{fold.map(fieldOf)}</div>
          <div className={classes.end}>
            <Buttons onClear={clear} />
          </div>
          <div role="status" className={classes.cleared}>
            {cleared}
          </div>
        </Panel>
      </form>
    );
  return (
    <Panel aria-label={m.list_filter()}>
      <form ref={form} onSubmit={apply} role="search" noValidate>
        <div className={fold.length > 0 ? classes.grid : classes.filter}>
          {filters.filter((filter) => !fold.includes(filter)).map(fieldOf)}
          {fold.length === 0 && <Buttons onClear={clear} />}
        </div>
        {fold.length > 0 && (
          <>
            <div id={id} className={classes.grid} hidden={!isOpen}>
              {fold.map(fieldOf)}
            </div>
            <div className={classes.end}>
              <Buttons onClear={clear} />
              {more}
            </div>
          </>
        )}
        <div role="status" className={classes.cleared}>
          {cleared}
        </div>
      </form>
    </Panel>
  );
}

function Buttons({ onClear }: { onClear: () => void }) {
  return (
    <div className={classes.buttons}>
      <Button type="submit" variant="light">
        {m.list_filter_apply()}
      </Button>
      <Button variant="subtle" onClick={onClear}>
        {m.list_filter_clear()}
      </Button>
    </div>
  );
}

/** The filters in the fold: on a phone all of them. */
function useFold(filters: readonly Filter[]): { fold: readonly Filter[]; isNarrow: boolean } {
  const wide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  return { fold: wide ? filters.filter(({ folded }) => folded) : filters, isNarrow: !wide };
}

function upstreamOf(filter: Filter, filters: readonly Filter[], values: Record<string, string>) {
  if (filter.kind !== 'pick') return undefined;
  const above = filters.find(({ name }) => name === filter.under);
  return above && { value: values[above.name] ?? '', label: above.label() };
}

function valuesOf(filters: readonly Filter[], search: AnySearch): Record<string, string> {
  const empty = filters.map(({ name }) => [name, ''] as const);
  const inForce = activeFilters(filters, search).map(({ filter, value }) => [filter.name, value] as const);
  return Object.fromEntries([...empty, ...inForce]);
}
