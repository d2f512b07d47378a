import { Button, TextInput } from '@mantine/core';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import * as m from '@udaya/messages';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { DateField } from '../date-field.tsx';
import { listAt, type ListAddress } from './list-address.ts';
import classes from './list-filter.module.css';
import { isFiltered, unfiltered } from './list-search.ts';

/** The filters of a list: typed here, in force once Filter is chosen, which begins at the first page. */
export function ListFilter({ address }: { address: ListAddress }) {
  const { to, search } = address;
  const navigate = useNavigate();
  const [name, setName] = useState(search.name ?? '');
  const [from, setFrom] = useState(search.from ?? '');
  const [until, setUntil] = useState(search.to ?? '');
  const admin = to === '/product/users-birthchart';
  const [asked, setAsked] = useState(false);
  const bad = (day: string) =>
    asked && day !== '' && !isCalendarDate(day) ? m.list_filter_bad_date() : undefined;
  const reversed = isCalendarDate(from) && isCalendarDate(until) && until < from;

  const go = (filters: { name?: string; from?: string; to?: string }) =>
    void navigate(listAt(address, { ...unfiltered(search), ...filters }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const unreadable = [from, until].some((day) => day !== '' && !isCalendarDate(day));
    if (!reversed && !unreadable)
      go({ name: name.trim() || undefined, from: from || undefined, to: until || undefined });
  };
  const clear = () => {
    setName('');
    setFrom('');
    setUntil('');
    setAsked(false);
    go({});
  };

  return (
    <Panel aria-label={m.list_filter()}>
      <form className={classes.filter} onSubmit={apply} role="search" noValidate>
        <TextInput
          className={classes.field}
          label={m.list_filter_name()}
          maxLength={100}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <DateField
          className={classes.field}
          label={admin ? m.list_filter_start() : m.list_filter_from()}
          value={from}
          error={bad(from)}
          onChange={setFrom}
        />
        {admin && (
          <DateField
            className={classes.field}
            label={m.list_filter_end()}
            value={until}
            error={bad(until) ?? (reversed ? m.list_filter_reversed() : undefined)}
            onChange={setUntil}
          />
        )}
        <div className={classes.buttons}>
          <Button type="submit" variant="light">
            {m.list_filter_apply()}
          </Button>
          <Button variant="subtle" onClick={clear} disabled={!isFiltered(search) && !name && !from && !until}>
            {m.list_filter_clear()}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
