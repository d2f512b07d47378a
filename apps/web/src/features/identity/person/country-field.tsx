import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, Text } from '@mantine/core';
import type { DiallingCountry } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './country-field.module.css';
import { countriesQuery, india } from './countries-query.ts';
import { meansCountry } from './find-country.ts';

interface Props {
  /** The country's name and its dialling code, as the form holds them. */
  name: string;
  pcode: string;
  path: string;
  error?: ReactNode;
  onChoose: (country: DiallingCountry) => void;
}

/** A country out of all, found by its name or its dialling code. */
export function CountryField({ name, pcode, path, error, onChoose }: Props) {
  const countries = useQuery(countriesQuery);
  const listed = countries.data ?? [india];
  // What is stored stays choosable, even if the list calls it otherwise.
  const known = listed.some((country) => country.name === name);
  const all = known || name === '' ? listed : [{ name, pcode, code: '' }, ...listed];
  const byName = new Map(all.map((country) => [country.name, country]));
  return (
    <div>
      <Select
        label={m.register_country()}
        description={m.register_country_hint()}
        autoComplete="off"
        searchable
        openOnFocus={false}
        // What is typed next is a search, not a part of the name that stands there.
        onFocus={(event) => event.currentTarget.select()}
        onClick={(event) => event.currentTarget.select()}
        allowDeselect={false}
        maxDropdownHeight={300}
        comboboxProps={{ withinPortal: false, shadow: 'md' }}
        nothingFoundMessage={m.register_country_none()}
        data={[...byName.keys()]}
        value={name}
        error={error}
        data-path={path}
        onChange={(value) => {
          const country = value === null ? undefined : byName.get(value);
          if (country) onChoose(country);
        }}
        filter={({ options, search }) =>
          options.filter((option) => {
            const country = 'value' in option ? byName.get(option.value) : undefined;
            // The chosen name stands in the field when the list opens: it must not hide the others.
            return country !== undefined && (search === name || meansCountry(country, search));
          })
        }
        renderOption={({ option }) => (
          <span className={classes.option}>
            <span>{option.label}</span>
            <span className={classes.code}>{byName.get(option.value)?.pcode}</span>
          </span>
        )}
      />
      {countries.isError && (
        <Text size="sm" role="status" mt="xs">
          {m.register_country_failed()}{' '}
          <Button variant="default" size="compact-sm" onClick={() => void countries.refetch()}>
            {m.action_retry()}
          </Button>
        </Text>
      )}
    </div>
  );
}
