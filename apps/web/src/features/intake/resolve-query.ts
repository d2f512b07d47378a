import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type BirthMoment, births } from '@udaya/contract/births';
import { call } from '../../api/call.ts';

/** What is read back of a birth before it is sent; it must be complete. */
export type AskedBirth = BirthMoment & { name: string };

/** What the server makes of a birth. Nothing is stored by asking. */
export function resolveQuery({
  name,
  dateOfBirth,
  timeOfBirth,
  timeAccuracy,
  utcOffsetMinutes,
  country,
  place,
}: AskedBirth) {
  const body = { name, dateOfBirth, timeOfBirth, timeAccuracy, utcOffsetMinutes, country, place };
  return queryOptions({
    queryKey: ['births', 'resolve', body],
    queryFn: ({ signal }) => call(births.resolve, { body, signal }),
    staleTime: 60_000,
  });
}

/** The same without an offset chosen by hand: it alone names the choices that there are. */
export function resolveAsRecordedQuery(asked: AskedBirth) {
  return resolveQuery({ ...asked, utcOffsetMinutes: undefined });
}

/** Has a birth read back by the server, before the step is shown that shows it. */
export function readBirthBack(queryClient: QueryClient, asked: AskedBirth) {
  return Promise.all([
    queryClient.query({ ...resolveAsRecordedQuery(asked), staleTime: 0 }),
    queryClient.query({ ...resolveQuery(asked), staleTime: 0 }),
  ]);
}
