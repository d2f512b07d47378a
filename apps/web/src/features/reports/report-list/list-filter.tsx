import { Button, TextInput } from '@mantine/core';
import { dateText } from '@udaya/contract/fields';
import * as m from '@udaya/messages';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { DateField } from '../date-field.tsx';
import { listAt, type ListAddress } from './list-address.ts';
import classes from './list-filter.module.css';
import { unfiltered } from './list-search.ts';

/** The filters of a list: typed here, in force once Filter is chosen, which begins at the first page. */
export function ListFilter({ address }: { address: ListAddress }) {
  const { to, search } = address;
  const navigate = useNavigate();
  const [fields, setFields] = useState(fieldsOf(search));
  const [inForce, setInForce] = useState(fields);
  const [asked, setAsked] = useState(false);
  // Another filter came into force without this form, by a link or by going back.
  const now = fieldsOf(search);
  if (now.name !== inForce.name || now.from !== inForce.from || now.to !== inForce.to) {
    setInForce(now);
    setFields(now);
  }
  const { name, from, to: until } = fields;
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });
  const admin = to === '/product/users-birthchart';
  const bad = (day: string) => (asked && !isDay(day) ? m.list_filter_bad_date() : undefined);
  const reversed = from !== '' && until !== '' && until < from;

  const go = (filters: Partial<typeof fields>) =>
    void navigate(listAt(address, { ...unfiltered(search), ...filters }));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isDay(from) || !isDay(until) || reversed) return;
    go(Object.fromEntries(Object.entries({ ...fields, name: name.trim() }).filter(([, value]) => value)));
  };
  const clear = () => {
    setFields(nothing);
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
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <DateField
          className={classes.field}
          label={admin ? m.list_filter_start() : m.list_filter_from()}
          value={from}
          error={bad(from)}
          onChange={(day) => set({ from: day })}
        />
        {admin && (
          <DateField
            className={classes.field}
            label={m.list_filter_end()}
            value={until}
            error={bad(until) ?? (asked && reversed ? m.list_filter_reversed() : undefined)}
            onChange={(day) => set({ to: day })}
          />
        )}
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

const nothing = { name: '', from: '', to: '' };

function fieldsOf({ name = '', from = '', to = '' }: ListAddress['search']): typeof nothing {
  return { name, from, to };
}

/** Whether a field holds a day that the server takes, or nothing. */
function isDay(day: string): boolean {
  return day === '' || dateText.safeParse(day).success;
}
