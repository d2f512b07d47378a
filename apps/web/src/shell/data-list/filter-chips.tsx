import { Button, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { useRef } from 'react';
import { IconX } from '../../ui/icons.tsx';
import { typedDate } from '../read-typed-date.ts';
import { choicesQuery } from './choices-query.ts';
import classes from './data-list.module.css';
import { type AnySearch, activeFilters, type Filter, type PickFilter, refiltered } from './list-search.ts';

/** The active filters, each to be taken back by itself, or all at once. */
export function FilterChips({ filters, search }: { filters: readonly Filter[]; search: AnySearch }) {
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const inForce = activeFilters(filters, search);
  if (inForce.length === 0) return null;
  const keep = (kept: typeof inForce) => {
    // The chip goes, and must not take the focus with it.
    const first = list.current?.querySelector<HTMLElement>('button');
    if (kept.length > 0) first?.focus();
    else document.querySelector<HTMLElement>('[role=search] :is(input, button)')?.focus();
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
    <ul ref={list} className={classes.chips} aria-label={m.list_filters_active()}>
      {inForce.map((chip) => (
        <li key={chip.filter.name}>
          <Chip
            chip={chip}
            search={search}
            onRemove={() => keep(inForce.filter((other) => other !== chip))}
          />
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

interface ChipProps {
  chip: { filter: Filter; value: string };
  search: AnySearch;
  onRemove: () => void;
}

function Chip({ chip: { filter, value }, search, onRemove }: ChipProps) {
  if (filter.kind === 'pick')
    return <PickedChip filter={filter} value={value} search={search} onRemove={onRemove} />;
  return <NamedChip filter={filter} text={valueText(filter, value)} onRemove={onRemove} />;
}

/** The name of what was picked comes from the server: the address has its id alone. */
function PickedChip({
  filter,
  value,
  search,
  onRemove,
}: ChipProps['chip'] & Omit<ChipProps, 'chip'> & { filter: PickFilter }) {
  const under = filter.under === undefined ? '' : String(search[filter.under] ?? '');
  const { data, isLoading } = useQuery(choicesQuery(filter.choices, { under, search: '', chosen: value }));
  const label = data?.content.find((choice) => choice.value === value)?.label;
  const text = label ?? (isLoading ? '…' : m.list_filter_unknown());
  return <NamedChip filter={filter} text={text} onRemove={onRemove} />;
}

function NamedChip({ filter, text, onRemove }: { filter: Filter; text: string; onRemove: () => void }) {
  const label = filter.label();
  return (
    <UnstyledButton
      className={classes.chip}
      aria-label={m.list_filter_remove({ filter: label, value: text })}
      onClick={onRemove}
    >
      {label}: {text}
      <IconX size={20} stroke={2} aria-hidden="true" />
    </UnstyledButton>
  );
}

/** The value of a filter as it is read: a choice by its words, a day as it is typed. */
function valueText(filter: Filter, value: string): string {
  if (filter.kind === 'date') return typedDate(value);
  if (filter.kind !== 'select') return value;
  return filter.options().find((option) => option.value === value)?.label ?? value;
}
