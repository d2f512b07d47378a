import { queryOptions } from '@tanstack/react-query';
import { births } from '@udaya/contract/births';
import { call } from '../../../api/call.ts';
import { type BirthFields, birthInputOf } from './birth-fields.ts';

/** What the server makes of the details, which must be complete. Nothing is stored by asking. */
export function resolveQuery(fields: BirthFields) {
  const { name, dateOfBirth, timeOfBirth, timeAccuracy, utcOffsetMinutes, country, place } =
    birthInputOf(fields);
  const body = { name, dateOfBirth, timeOfBirth, timeAccuracy, utcOffsetMinutes, country, place };
  return queryOptions({
    queryKey: ['births', 'resolve', body],
    queryFn: ({ signal }) => call(births.resolve, { body, signal }),
    staleTime: 60_000,
  });
}

/** The same without an offset chosen by hand: it alone names the choices that there are. */
export function resolveAsRecordedQuery(fields: BirthFields) {
  return resolveQuery({ ...fields, utcOffsetMinutes: undefined });
}
