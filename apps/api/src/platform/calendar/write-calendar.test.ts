import { expect, it } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const event = {
  uid: 'a1-v1-week-1@udaya.example',
  day: '2026-12-28',
  weeks: 1,
  title: 'Fold a newspaper',
  description: 'Fold it; then, together, keep \\ in it\nwhat you like.',
  url: 'https://udaya.example/users-birthchart/a1',
};
const written = (change: Partial<typeof event> = {}, name = 'Plan') =>
  Buffer.from(
    writeCalendar({
      name,
      maker: 'Udaya',
      lang: 'en',
      writtenAt: new Date('2026-11-22T10:11:12.345Z'),
      events: [{ ...event, ...change }],
    }),
  ).toString();

it('is a day without alarm, with what means something in the format escaped', () => {
  const file = written();
  expect(file.split('\r\n').slice(0, 10)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Udaya//NONSGML plan//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Plan',
    'X-WR-CALNAME:Plan',
    'BEGIN:VEVENT',
    'UID:a1-v1-week-1@udaya.example',
    'DTSTAMP:20261122T101112Z',
    'DTSTART;VALUE=DATE:20261228',
  ]);
  expect(file).toContain('DESCRIPTION;LANGUAGE=en:Fold it\\; then\\, together\\, keep \\\\ in it\\nwhat');
  expect(file).not.toMatch(/VALARM|RRULE/);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
});

it('ends a day after it begins, over the year too, and comes again by the week', () => {
  const file = written({ day: '2026-12-31', weeks: 3 });
  expect(file).toContain('DTEND;VALUE=DATE:20270101\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\n');
});

it('folds lines at 75 octets, never within a letter', () => {
  const title = `${'கொ'.repeat(40)} 🌅 ${'a'.repeat(200)}`;
  const file = written({ title });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\uFFFD');
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY;LANGUAGE=en:${title}\r\n`);
});
