import { Combobox } from '@mantine/core';
import type { DiallingCountry } from '@udaya/contract/accounts';
import * as m from '@udaya/messages';
import { useEffect, useRef } from 'react';
import classes from './country-field.module.css';

interface Props {
  /** Before the number of an option in its id. */
  id: string;
  countries: readonly DiallingCountry[];
  /** The name of the country that stands in the form. */
  chosen: string;
  /** What Enter would take; it is always in view. */
  marked: DiallingCountry | undefined;
}

/** Countries to choose from, with their dialling codes. */
export function CountryList({ id, countries, chosen, marked }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = marked && box.current?.children[countries.indexOf(marked)];
    if (!box.current || !option) return;
    // Not `scrollIntoView`: a list that has just opened has no place yet, and the page would move.
    const view = box.current.getBoundingClientRect();
    const { top, bottom } = option.getBoundingClientRect();
    box.current.scrollTop += Math.min(top - view.top, 0) + Math.max(bottom - view.bottom, 0);
  }, [countries, marked]);

  return (
    <Combobox.Options ref={box} aria-label={m.account_country()} mah={300} className={classes.list}>
      {countries.map((country, index) => (
        <Combobox.Option
          key={country.name}
          id={`${id}-${index}`}
          value={country.name}
          selected={country === marked}
          active={country.name === chosen}
          aria-selected={country.name === chosen}
          className={classes.option}
        >
          <span>{country.name}</span>
          <span className={classes.code}>{country.pcode}</span>
        </Combobox.Option>
      ))}
    </Combobox.Options>
  );
}
