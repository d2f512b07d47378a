import * as m from '@udaya/messages';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { errorSentence } from '../../api/error-text.ts';
import { Field } from './fields.tsx';
import { type Place, usePlaceSearch } from './place-search.ts';
import type { Errors, Values } from './student-values.ts';

interface Props {
  groupToken: string;
  values: Values;
  errors: Errors;
  change: (change: Partial<Values>) => void;
}

const optionId = (index: number) => `place-option-${index}`;

/** A place, searched while it is typed and chosen from what was found. */
export function PlaceField({ groupToken, values, errors, change }: Props) {
  const { birthCountry, placeText: text, placeId } = values;
  const chosen = placeId !== '';
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const { places, searching, nothing, error, retry } = usePlaceSearch(
    groupToken,
    birthCountry,
    text,
    !chosen,
  );
  const shown = open && places.length > 0;
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (place: Place | undefined) => {
    if (!place) return;
    change({ placeId: place.place_id, placeText: place.description });
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    // Enter before a suggestion is marked must not send the form.
    if (key === 'Enter' && !chosen) event.preventDefault();
    if (key === 'Escape') setOpen(false);
    if (key === 'Enter' && shown) choose(places[active]);
    if ((key === 'ArrowDown' || key === 'ArrowUp') && places.length > 0) {
      event.preventDefault();
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive(open ? (Math.max(active, step === 1 ? -1 : 0) + step + places.length) % places.length : 0);
      setOpen(true);
    }
  };
  const fieldError = errors.placeId;
  return (
    <div className="place">
      <Field path="placeId" label={m.birth_place()} hint={m.birth_place_hint()} errors={errors}>
        {(control) => (
          <div className="combobox">
            <input
              {...control}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls="place-options"
              aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              placeholder={m.birth_place_placeholder()}
              value={text}
              onChange={(event) => {
                change({ placeText: event.currentTarget.value, placeId: '' });
                setOpen(true);
                setActive(-1);
              }}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              onBlur={() => setOpen(false)}
            />
            <div
              ref={list}
              id="place-options"
              role="listbox"
              tabIndex={-1}
              aria-label={m.birth_place()}
              className="options"
              hidden={!shown}
            >
              {places.map((place, index) => (
                <div
                  key={place.place_id}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className="option"
                  onMouseDown={(event) => {
                    // The field keeps the focus.
                    event.preventDefault();
                    choose(place);
                  }}
                >
                  <PlaceWords place={place} />
                </div>
              ))}
            </div>
          </div>
        )}
      </Field>
      <div role="status" className="said">
        {shown && <span className="unseen">{m.birth_place_found({ count: places.length })}</span>}
        {searching && m.student_place_searching()}
        {nothing && m.birth_place_none({ text: text.trim() })}
        {Boolean(error) && (
          <>
            {m.birth_place_failed()} {errorSentence(error)}{' '}
            <button type="button" className="small" onClick={retry}>
              {m.action_retry()}
            </button>
          </>
        )}
        {fieldError && !chosen && text.trim() !== '' && !nothing && !error && !searching
          ? m.birth_place_not_chosen({ text: text.trim() })
          : ''}
        {chosen && m.student_place_chosen()}
      </div>
    </div>
  );
}

/** The name, where it lies, and the other name that led to it: what tells two places of a name apart. */
function PlaceWords({ place: { name, description, matched } }: { place: Place }) {
  const area = description.startsWith(`${name}, `) ? description.slice(name.length + 2) : description;
  return (
    <>
      <b>{name}</b>
      {matched && <span> ({matched})</span>}
      <small>{area}</small>
    </>
  );
}
