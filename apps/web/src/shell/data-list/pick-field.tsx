import '@mantine/core/styles/Combobox.layer.css';
import { Button, Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { choicesQuery } from './choices-query.ts';
import classes from './filter-form.module.css';
import type { Choice, ChoiceSource } from './list-search.ts';

interface Props {
  className: string | undefined;
  label: string;
  /** The id of what is chosen; empty for any. */
  value: string;
  error: string | undefined;
  choices: ChoiceSource;
  /** The record that the choices belong to; until there is one, there are none. */
  under: { value: string; label: string } | undefined;
  onChange: (value: string) => void;
}

const typingPause = 250;

/** A choice out of what the server knows: found by typing, asked of the server where it knows more than it has told. */
export function PickField({ className, label, value, error, choices, under, onChange }: Props) {
  const closed = under?.value === '';
  /** The id whose name is asked for along with the choices; of what is picked here the name is known. */
  const [asked, setAsked] = useState(value);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Choice>();
  // Chosen elsewhere, by going back.
  if (value !== '' && value !== asked && value !== picked?.value) setAsked(value);
  const question = { under: under?.value ?? '', search: '', chosen: asked };
  const all = useQuery({ ...choicesQuery(choices, question), enabled: !closed });
  const [search] = useDebouncedValue(typed.trim(), typingPause);
  const known = [...(all.data?.content ?? []), ...(picked ? [picked] : [])];
  const chosen = known.find((choice) => choice.value === value);
  // The field holds the name of what is chosen, which nobody looks for.
  const searching = all.data?.more === true && search !== '' && search !== chosen?.label;
  const found = useQuery({
    ...choicesQuery(choices, { ...question, search, chosen: '' }),
    enabled: searching,
    placeholderData: keepPreviousData,
  });
  const { data, isError, isLoading, refetch } = searching ? found : all;

  const listed = data?.content ?? [];
  const isListed = listed.some((choice) => choice.value === value);
  const offered = value === '' || isListed ? listed : [chosen ?? { value, label: '' }, ...listed];
  const any = { value: '', label: m.list_filter_any() };
  const detailOf = (wanted: string) => offered.find((choice) => choice.value === wanted)?.detail;

  return (
    <div className={className}>
      <Select
        label={label}
        error={error}
        value={closed || value === '' ? null : value}
        data={[
          ...(value === '' ? [] : [any]),
          ...offered.map(({ value: one, label: name }) => ({ value: one, label: name })),
        ]}
        searchable
        allowDeselect={false}
        disabled={closed}
        placeholder={closed && under ? m.list_filter_first({ filter: under.label }) : any.label}
        nothingFoundMessage={isLoading ? m.shell_loading() : m.list_filter_none_of_name()}
        // What the server has found fits, whatever it was found by.
        {...(searching ? { filter: ({ options }) => options } : {})}
        onSearchChange={setTyped}
        // What is typed next is a search, not a part of the name that stands there.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(next) => {
          setPicked(offered.find((choice) => choice.value === next));
          onChange(next ?? '');
        }}
        renderOption={({ option }) => (
          <span>
            {option.label}
            {detailOf(option.value) && <span className={classes.detail}> {detailOf(option.value)}</span>}
          </span>
        )}
        rightSection={isLoading && !closed ? <Loader size={18} /> : undefined}
        comboboxProps={{ withinPortal: false, shadow: 'md' }}
        // The list of options itself is what scrolls: it belongs to the field, whose keys move it.
        withScrollArea={false}
        classNames={{ options: classes.options }}
      />
      {isError && (
        <div role="status" className={classes.failed}>
          {m.list_filter_failed()}{' '}
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            {m.action_retry()}
          </Button>
        </div>
      )}
    </div>
  );
}
