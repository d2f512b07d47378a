import { placeSearchMinimum } from '@udaya/contract/places';
import { students } from '@udaya/contract/students';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callOpen, type Reply } from '../../api/send-call.ts';

export type Place = Reply<typeof students.searchPlaces>[number];

const pause = 300;
const freshFor = 20 * 60_000;
let kept: { groupToken: string; token: string; madeAt: number } | undefined;

async function tokenFor(groupToken: string): Promise<string> {
  if (kept?.groupToken === groupToken && Date.now() - kept.madeAt < freshFor) return kept.token;
  const { token } = await callOpen(students.makePlacesToken, { query: { groupToken } });
  kept = { groupToken, token, madeAt: Date.now() };
  return token;
}

/** The places that a typed text may mean. A search token that has run out is renewed once. */
async function search(
  groupToken: string,
  country: string,
  place: string,
  signal: AbortSignal,
): Promise<Place[]> {
  const ask = async () => {
    const token = await tokenFor(groupToken);
    return callOpen(students.searchPlaces, { query: { country, place, token }, signal });
  };
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'places.token_invalid') throw error;
    kept = undefined;
    return ask();
  }
}

interface Found {
  of: string;
  places: Place[];
  error?: unknown;
}

/** Searches places while they are typed, after a pause. What an earlier text has found is never shown. */
export function usePlaceSearch(groupToken: string, country: string, text: string, wanted: boolean) {
  const [found, setFound] = useState<Found>();
  const [tries, setTries] = useState(0);
  const searchable = wanted && text.length >= placeSearchMinimum;
  const asked = `${country} ${tries} ${text}`;
  useEffect(() => {
    if (!searchable) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      search(groupToken, country, text, signal).then(
        (places) => setFound({ of: asked, places }),
        (error: unknown) => {
          if (!signal.aborted) setFound({ of: asked, places: [], error });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [groupToken, country, text, asked, searchable]);
  const now = searchable && found?.of === asked ? found : undefined;
  return {
    places: now?.places ?? [],
    error: now?.error,
    searching: searchable && !now,
    nothing: now !== undefined && !now.error && now.places.length === 0,
    retry: () => setTries((before) => before + 1),
  };
}
