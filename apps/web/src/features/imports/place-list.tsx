import { Button, NativeSelect, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type BirthFindings,
  type BirthImport,
  birthImports,
  type PlaceOfFile,
} from '@udaya/contract/birth-imports';
import * as m from '@udaya/messages';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorLine } from '../../api/error-text.ts';
import { MessageLine } from '../../ui/message-line.tsx';
import { SectionPanel } from '../../ui/section-panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { PlaceField } from '../intake/fields/place-field.tsx';
import { findingsQuery, importQuery } from './import-queries.ts';
import classes from './imports.module.css';

const shownAtOnce = 30;
const leftOut = 'left out';
const another = 'another';

/** Every text of the file that names a place, once, with what it is taken for: where that is in doubt, it is chosen here. */
export function PlaceList({ found, findings }: { found: BirthImport; findings: BirthFindings }) {
  const { places, placeCount } = findings;
  const [shown, setShown] = useState(shownAtOnce);
  const open = places.filter(({ choice }) => choice === 'open').length;
  return (
    <SectionPanel
      title={open > 0 ? m.import_places_open({ count: open }) : m.import_places()}
      lead={m.import_places_lead()}
    >
      <ul className={classes.places}>
        {places.slice(0, shown).map((place) => (
          <li key={place.placeNo}>
            <PlaceChoice found={found} place={place} />
          </li>
        ))}
      </ul>
      {places.length > shown ? (
        <Button variant="default" mt="md" onClick={() => setShown(shown + shownAtOnce)}>
          {m.file_show_more({ count: places.length - shown })}
        </Button>
      ) : (
        placeCount > places.length && (
          <Text size="sm" c="dimmed" mt="md">
            {m.import_places_more({ count: placeCount - places.length })}
          </Text>
        )
      )}
    </SectionPanel>
  );
}

function PlaceChoice({ found, place }: { found: BirthImport; place: PlaceOfFile }) {
  const queryClient = useQueryClient();
  const [search, setSearch] = useState<string>();
  const { importId, isOwn } = found;
  const { placeNo, text, rowCount, choice, description, candidates, country } = place;
  const choosing = useMutation({
    mutationFn: async (placeId: string | null) =>
      call(birthImports.choosePlace, {
        params: { importId, placeNo: String(placeNo) },
        body: { placeId },
      }),
    onSuccess: ({ summary, place: chosen }) => {
      setSearch(undefined);
      queryClient.setQueryData(importQuery(importId).queryKey, summary);
      // In its place: what is chosen must not run away from under the hand.
      queryClient.setQueryData(
        findingsQuery(importId).queryKey,
        (data: BirthFindings | undefined) =>
          data && {
            ...data,
            places: data.places.map((one) => (one.placeNo === placeNo ? chosen : one)),
          },
      );
    },
  });
  const failure = errorLine(choosing.error);
  const chosen = candidates.find((one) => one.description === description)?.place_id;
  const value =
    search !== undefined ? another : choice === 'dropped' ? leftOut : description ? (chosen ?? 'own') : '';
  return (
    <div className={classes.place}>
      <div className={classes.placeText}>
        <strong>{text}</strong>
        <Text size="sm" c="dimmed" component="span">
          {m.import_place_rows({ count: rowCount })}
        </Text>
        {choice === 'open' && <StatusBadge tone="waiting">{m.import_place_doubtful()}</StatusBadge>}
        {choice === 'dropped' && <StatusBadge tone="neutral">{m.import_place_left_out()}</StatusBadge>}
      </div>
      {isOwn ? (
        <NativeSelect
          label={m.import_place_is({ text })}
          value={value}
          onChange={({ currentTarget: { value: next } }) => {
            if (next === another) setSearch(text);
            else if (next === leftOut) choosing.mutate(null);
            else if (next !== '' && next !== 'own') choosing.mutate(next);
          }}
          data={[
            ...(value === '' ? [{ value: '', label: m.import_place_choose() }] : []),
            ...(value === 'own' ? [{ value: 'own', label: description ?? '' }] : []),
            ...candidates.map((one) => ({ value: one.place_id, label: one.description })),
            { value: another, label: m.import_place_search() },
            { value: leftOut, label: m.import_place_leave_out() },
          ]}
        />
      ) : (
        <Text>{description ?? ''}</Text>
      )}
      {search !== undefined && (
        <PlaceField
          path="place"
          country={country}
          text={search}
          chosen={false}
          onType={setSearch}
          onChoose={({ place_id }) => choosing.mutate(place_id)}
          onBlur={() => {}}
        />
      )}
      <MessageLine tone="error" text={failure.text} detail={failure.detail} />
    </div>
  );
}
