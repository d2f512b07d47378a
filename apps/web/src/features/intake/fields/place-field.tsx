import '@mantine/core/styles/Combobox.layer.css';
import { Button, Combobox, Loader, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Place, placeSearchMinimum } from '@udaya/contract/places';
import * as m from '@udaya/messages';
import { type ReactNode, useState } from 'react';
import { errorSentence } from '../../../api/error-text.ts';
import { IconCircleCheck } from '../../../ui/icons.tsx';
import classes from './place-field.module.css';
import { type PlacesQuery, placesQuery } from './place-search.ts';

interface Props {
  /** The field's path, by which the form finds its input. */
  path: string;
  country: string;
  /** What stands in the field. */
  text: string;
  /** Whether a suggestion was chosen and not changed since. */
  chosen: boolean;
  error?: ReactNode;
  onType: (text: string) => void;
  onChoose: (place: Place) => void;
  onBlur: () => void;
  /** How places are searched, where nobody is logged in. */
  search?: PlacesQuery | undefined;
}

const pause = 250;

/** A place, searched while it is typed and chosen from what was found. */
export function PlaceField({
  path,
  country,
  text,
  chosen,
  error,
  onType,
  onChoose,
  onBlur,
  search: queryOf = placesQuery,
}: Props) {
  const [open, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const [asked] = useDebouncedValue(text, pause);
  const searchable = !chosen && text.length >= placeSearchMinimum;
  const search = useQuery({
    ...queryOf(country, asked, queryClient),
    enabled: searchable && asked.length >= placeSearchMinimum,
  });
  // Never what an earlier text has found: Enter would choose a place that nobody asked for.
  const places = searchable && asked === text && search.data ? search.data : [];
  const searching = searchable && (search.isFetching || asked !== text);
  const nothing = searchable && !searching && search.data?.length === 0;
  const combobox = useCombobox({ opened: open && places.length > 0, onOpenedChange: setOpen });
  const choose = (place: Place) => {
    onChoose(place);
    setOpen(false);
  };

  return (
    <div>
      <Combobox
        store={combobox}
        withinPortal={false}
        shadow="md"
        offset={4}
        onOptionSubmit={(id) => {
          const place = places.find(({ place_id }) => place_id === id);
          if (place) choose(place);
        }}
      >
        <Combobox.Target withExpandedAttribute autoComplete="off">
          <TextInput
            label={m.birth_place()}
            description={m.birth_place_hint()}
            placeholder={m.birth_place_placeholder()}
            spellCheck={false}
            maxLength={200}
            aria-autocomplete="list"
            value={text}
            error={error}
            data-path={path}
            rightSection={searching ? <Loader size={18} color="clay" aria-hidden="true" /> : null}
            onChange={(event) => {
              onType(event.currentTarget.value);
              setOpen(true);
              combobox.resetSelectedOption();
            }}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => {
              // Enter before a place is chosen must not send the form: it takes the first suggestion, or the one that is marked.
              if (event.key !== 'Enter' || chosen) return;
              event.preventDefault();
              const [first] = places;
              if (first && open && combobox.getSelectedOptionIndex() === -1) choose(first);
            }}
            onBlur={() => {
              setOpen(false);
              onBlur();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label={m.birth_place()} mah={320} style={{ overflowY: 'auto' }}>
            {places.map((place) => (
              <Combobox.Option key={place.place_id} value={place.place_id} className={classes.option}>
                <PlaceWords place={place} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <div role="status" className={classes.status}>
        {places.length > 0 && !searching && (
          <VisuallyHidden>{m.birth_place_found({ count: places.length })}</VisuallyHidden>
        )}
        {nothing && <p>{m.birth_place_none({ text: text.trim() })}</p>}
        {searchable && search.isError && !searching && (
          <p>
            {m.birth_place_failed()} {errorSentence(search.error)}{' '}
            <Button
              variant="default"
              size="compact-sm"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => void search.refetch()}
            >
              {m.action_retry()}
            </Button>
          </p>
        )}
        {error && !chosen && text.trim() !== '' && !nothing && !search.isError && (
          <p>{m.birth_place_not_chosen({ text: text.trim() })}</p>
        )}
        {chosen && (
          <p className={classes.chosen}>
            <IconCircleCheck size={18} stroke={1.7} aria-hidden="true" />
            {m.birth_place_chosen()}
          </p>
        )}
      </div>
    </div>
  );
}

/** The name, where it lies, and the other name that led to it: what tells two places of a name apart. */
function PlaceWords({ place: { name, description, matched } }: { place: Place }) {
  const area = description.startsWith(`${name}, `) ? description.slice(name.length + 2) : description;
  return (
    <>
      <span className={classes.name}>{name}</span>
      {matched && <span> ({matched})</span>}
      <span className={classes.area}>{area}</span>
    </>
  );
}
