import { NativeSelect, TextInput } from '@mantine/core';
import * as m from '@udaya/messages';
import { lazy, Suspense } from 'react';
import classes from './filter-form.module.css';
import type { Filter } from './list-search.ts';
import { PickField } from './pick-field.tsx';

// With its calendar it is as much code as the rest of a list, of which few have dates.
const DateField = lazy(async () => ({ default: (await import('../date-field.tsx')).DateField }));

interface Props {
  filter: Filter;
  value: string;
  error: string | undefined;
  /** The record that the choices belong to, with the words for the filter that has it. */
  under: { value: string; label: string } | undefined;
  onChange: (value: string) => void;
}

/** The field of a filter, as its kind wants it. */
export function FilterField({ filter, value, error, under, onChange }: Props) {
  const common = { className: classes.field, label: filter.label(), value, error };
  switch (filter.kind) {
    case 'date':
      return (
        <Suspense fallback={<TextInput {...common} readOnly />}>
          <DateField {...common} onChange={onChange} />
        </Suspense>
      );
    case 'text':
      return (
        <TextInput
          {...common}
          description={filter.hint?.()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={filter.maxLength}
          autoComplete="off"
          {...(filter.digits ? { inputMode: 'numeric' } : {})}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'pick':
      // Other choices, another field: nothing that was typed or found for the former ones stays.
      return (
        <PickField
          key={under?.value}
          {...common}
          choices={filter.choices}
          under={under}
          onChange={onChange}
        />
      );
    case 'select':
      return (
        <NativeSelect
          {...common}
          size="md"
          data={[{ value: '', label: m.list_filter_any() }, ...filter.options()]}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}
