import '@mantine/core/styles/Combobox.layer.css';
import { Button, Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DiallingCountry } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { countriesQuery, india } from './countries-query.ts';
import classes from './country-field.module.css';
import { CountryList } from './country-list.tsx';
import { findCountries, findCountry, offeredCountry } from './find-country.ts';

interface Props {
  /** The country's name and its dialling code, as the form holds them. */
  name: string;
  pcode: string;
  path: string;
  error?: ReactNode;
  onChoose: (country: DiallingCountry) => void;
}

/** In the form while what stands in the field is no country: it cannot be sent. */
const none: DiallingCountry = { name: '', pcode: '', code: '' };

/** A country out of all, found by its name or its dialling code. What is typed is taken, or it is said why not. */
export function CountryField({ name, pcode, path, error, onChoose }: Props) {
  const id = useId();
  const countries = useQuery(countriesQuery);
  const listed = countries.data ?? [india];
  // What is stored stays choosable, even if the list calls it otherwise.
  const known = listed.some((country) => country.name === name);
  const all = known || name === '' ? listed : [{ name, pcode, code: '' }, ...listed];

  /** Undefined while the chosen name stands in the field; what was typed stays until it names a country. */
  const [typed, setTyped] = useState<string>();
  /** The option that the arrow keys went to. */
  const [reached, setReached] = useState<string>();
  const [wanted, setWanted] = useState(false);
  const [message, setMessage] = useState('');
  const found = typed === undefined ? all : findCountries(all, typed);
  const open = wanted && found.length > 0;
  const combobox = useCombobox({ opened: open, onOpenedChange: setWanted });
  const marked =
    found.find((country) => country.name === reached) ??
    (typed === undefined ? found.find((country) => country.name === name) : offeredCountry(all, typed));

  const close = () => {
    setWanted(false);
    setReached(undefined);
  };
  const choose = (country: DiallingCountry) => {
    close();
    setTyped(undefined);
    setMessage('');
    if (country.name !== name) onChoose(country);
  };
  const settle = (text: string) => {
    const country = findCountry(all, text);
    if (country) return choose(country);
    close();
    setTyped(text);
    setMessage(whyNot(all, text.trim()));
    onChoose(none);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const next = open && marked ? found.at((found.indexOf(marked) + step) % found.length) : undefined;
      setReached((next ?? marked ?? found.at(Math.min(step, 0)))?.name);
      setWanted(true);
    } else if (event.key === 'Enter' && open && marked) {
      event.preventDefault();
      choose(marked);
    } else if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault();
      settle(typed);
    } else if (event.key === 'Escape') close();
  };

  return (
    <div>
      <Combobox
        store={combobox}
        size="md"
        withinPortal={false}
        shadow="md"
        onOptionSubmit={(chosen) => {
          const country = all.find((one) => one.name === chosen);
          if (country) choose(country);
        }}
      >
        <Combobox.Target
          withExpandedAttribute
          withKeyboardNavigation={false}
          autoComplete="off"
          aria-activedescendant={open && marked ? `${id}-${found.indexOf(marked)}` : undefined}
        >
          <TextInput
            label={m.account_country()}
            description={m.account_country_hint()}
            spellCheck={false}
            maxLength={100}
            aria-autocomplete="list"
            value={typed ?? name}
            error={error}
            data-path={path}
            rightSection={<Combobox.Chevron size="md" error={error} />}
            rightSectionPointerEvents="none"
            onChange={(event) => {
              const input = event.currentTarget;
              // A browser that fills in the form does not enter the field, and so never leaves it.
              if (document.activeElement !== input) return settle(input.value);
              setTyped(input.value);
              setReached(undefined);
              setWanted(true);
              setMessage('');
            }}
            // What is typed next is a search, not a part of the name that stands there.
            onFocus={(event) => event.currentTarget.select()}
            onClick={(event) => {
              if (typed === undefined) event.currentTarget.select();
              setWanted(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              if (typed !== undefined) settle(typed);
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <CountryList id={id} countries={open ? found : []} chosen={name} marked={marked} />
        </Combobox.Dropdown>
      </Combobox>
      <div role="status" className={classes.message}>
        {message}
        {message === '' && countries.isSuccess && found.length === 0 && m.account_country_none()}
      </div>
      {countries.isError && (
        <Text size="sm" role="status" mt="xs">
          {m.account_country_failed()}{' '}
          <Button variant="default" size="compact-sm" onClick={() => void countries.refetch()}>
            {m.action_retry()}
          </Button>
        </Text>
      )}
    </div>
  );
}

function whyNot(all: readonly DiallingCountry[], typed: string): string {
  if (typed === '') return m.account_country_emptied();
  return findCountries(all, typed).length === 0
    ? m.account_country_unknown({ typed })
    : m.account_country_several({ typed });
}
