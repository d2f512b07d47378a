import { Button, UnstyledButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { IconX } from '../../ui/icons.tsx';
import { typedDate } from '../read-typed-date.ts';
import classes from './data-list.module.css';
import { type AnySearch, type Filter, filtersInForce, refiltered } from './list-search.ts';

/** The filters in force, each to be taken back by itself, or all at once. */
export function FilterChips({ filters, search }: { filters: readonly Filter[]; search: AnySearch }) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const inForce = filtersInForce(filters, search);
  if (inForce.length === 0) return null;
  const keep = (kept: typeof inForce) => {
    // The chip goes, and must not take the focus with it.
    const first = list.current?.querySelector<HTMLElement>('button');
    if (kept.length > 0) first?.focus();
    else document.querySelector<HTMLElement>('[role=search] input')?.focus();
    void navigate({
      to: '.',
      search: refiltered(
        filters,
        search,
        Object.fromEntries(kept.map(({ filter, value }) => [filter.name, value])),
      ),
    });
  };
  return (
    <ul ref={list} className={classes.chips} aria-label={m.list_filters_in_force()}>
      {inForce.map((chip) => (
        <li key={chip.filter.name}>
          <UnstyledButton
            className={classes.chip}
            aria-label={m.list_filter_remove({ filter: chip.filter.label(), value: valueText(chip) })}
            onClick={() => keep(inForce.filter((other) => other !== chip))}
          >
            {chip.filter.label()}: {valueText(chip)}
            <IconX size={20} stroke={2} aria-hidden="true" />
          </UnstyledButton>
        </li>
      ))}
      {inForce.length > 1 && (
        <li>
          <Button variant="subtle" size="compact-md" onClick={() => keep([])}>
            {m.list_filter_clear_all()}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** The value of a filter as it is read: a choice by its words, a day as it is typed. */
function valueText({ filter, value }: { filter: Filter; value: string }): string {
  if (filter.kind === 'date') return typedDate(value);
  if (filter.kind === 'text') return value;
  return filter.options().find((option) => option.value === value)?.label ?? value;
}
