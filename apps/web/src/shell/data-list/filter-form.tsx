import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import * as m from '@udaya/messages';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { DateField } from '../date-field.tsx';
import classes from './filter-form.module.css';
import { type AnySearch, type Filter, filtersInForce, isFilterValue, refiltered } from './list-search.ts';

interface Props {
  filters: readonly Filter[];
  search: AnySearch;
}

/** The filters of a list: typed here, in force once Filter is chosen, which begins at the first page. */
export function FilterForm({ filters, search }: Props) {
  const navigate = useNavigate();
  const now = valuesOf(filters, search);
  const [values, setValues] = useState(now);
  const [inForce, setInForce] = useState(now);
  const [asked, setAsked] = useState(false);
  // Other filters came into force without this form, by a chip, a link or by going back.
  if (filters.some(({ name }) => now[name] !== inForce[name])) {
    setInForce(now);
    setValues(now);
  }

  const errors = new Map(filters.map((filter) => [filter.name, errorOf(filter, values)]));
  const go = (next: Record<string, string>) =>
    void navigate({ to: '.', search: refiltered(filters, search, next) });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if ([...errors.values()].some(Boolean)) return;
    go(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])));
  };
  const clear = () => {
    setValues(valuesOf(filters, {}));
    setAsked(false);
    go({});
  };

  return (
    <Panel aria-label={m.list_filter()}>
      <form className={classes.filter} onSubmit={apply} role="search" noValidate>
        {filters.map((filter) => (
          <Field
            key={filter.name}
            filter={filter}
            value={values[filter.name] ?? ''}
            error={asked ? errors.get(filter.name) : undefined}
            onChange={(value) => setValues({ ...values, [filter.name]: value })}
          />
        ))}
        <div className={classes.buttons}>
          <Button type="submit" variant="light">
            {m.list_filter_apply()}
          </Button>
          <Button variant="subtle" onClick={clear}>
            {m.list_filter_clear()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface FieldProps {
  filter: Filter;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function Field({ filter, value, error, onChange }: FieldProps) {
  const common = { className: classes.field, label: filter.label(), value, error };
  if (filter.kind === 'date') return <DateField {...common} onChange={onChange} />;
  if (filter.kind === 'text') {
    return (
      <TextInput
        {...common}
        maxLength={filter.maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <NativeSelect
      {...common}
      size="md"
      data={[{ value: '', label: m.list_filter_any() }, ...filter.options()]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Why a field cannot be asked for; undefined where it can. */
function errorOf(filter: Filter, values: Record<string, string>): string | undefined {
  const value = values[filter.name] ?? '';
  if (filter.kind === 'text') return shortness(filter, value.trim());
  if (filter.kind !== 'date' || value === '') return undefined;
  if (!isFilterValue(filter, value)) return m.list_filter_bad_date();
  const from = filter.from ? (values[filter.from] ?? '') : '';
  return from !== '' && value < from ? m.list_filter_reversed() : undefined;
}

function shortness({ minLength = 0 }: Filter & { kind: 'text' }, value: string): string | undefined {
  return value !== '' && value.length < minLength ? m.payadmin_filter_short({ min: minLength }) : undefined;
}

function valuesOf(filters: readonly Filter[], search: AnySearch): Record<string, string> {
  const empty = filters.map(({ name }) => [name, ''] as const);
  const inForce = filtersInForce(filters, search).map(({ filter, value }) => [filter.name, value] as const);
  return Object.fromEntries([...empty, ...inForce]);
}
