import { places } from '@udaya/contract/places';
import { countryName } from '@udaya/format/country-name';
import { getLocale } from '@udaya/messages/runtime';
import { useMemo } from 'react';
import { callOpen } from '../../api/send-call.ts';
import { useAsked } from './use-asked.ts';

/** Countries of birth; until they have come, and where they do not come, India and the chosen one alone. */
export function useCountries(chosen: string): (readonly [code: string, name: string])[] {
  const { data } = useAsked('countries', (signal) => callOpen(places.listCountries, { signal }));
  return useMemo(() => {
    if (data) return data.map(({ code, name }) => [code, name] as const);
    return [...new Set(['IN', chosen])].map((code) => [code, countryName(code, getLocale())] as const);
  }, [data, chosen]);
}
