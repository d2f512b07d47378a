import { students } from '@udaya/contract/students';
import { isCalendarDate } from '@udaya/core/births/calendar-date';
import { useEffect, useState } from 'react';
import { callOpen, type Reply } from '../../api/send-call.ts';
import { dateOf, type Values } from './student-values.ts';

export type Clock = Reply<typeof students.readClock>;

const pause = 600;
/** From then on one clock has held for all of India, so there is nothing to ask. */
const oneIndianClock = '1948-01-01';

/** Which clocks the time may mean, where it is in doubt. Where the server cannot say, nothing is in the way: the record notes the doubt. */
export function useClock(groupToken: string, values: Values): Clock | undefined {
  const { placeId, timeOfBirth, timeAccuracy, birthCountry } = values;
  const dateOfBirth = dateOf(values);
  const plain = birthCountry === 'IN' && dateOfBirth >= oneIndianClock;
  const known = timeAccuracy !== '' && timeAccuracy !== 'unknown';
  const worth = !plain && known && placeId !== '' && isCalendarDate(dateOfBirth);
  const asked = `${placeId} ${dateOfBirth} ${timeOfBirth}`;
  const [told, setTold] = useState<{ of: string; clock: Clock }>();
  useEffect(() => {
    if (!worth) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      const body = { groupToken, placeId, dateOfBirth, timeOfBirth };
      callOpen(students.readClock, { body, signal }).then(
        (clock) => setTold({ of: asked, clock }),
        () => setTold(undefined),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [worth, asked, groupToken, placeId, dateOfBirth, timeOfBirth]);
  return worth && told?.of === asked ? told.clock : undefined;
}
