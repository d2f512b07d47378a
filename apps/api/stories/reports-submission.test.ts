import { births } from '@udaya/contract/births';
import { reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { sharedWorld } from '../testing/shared-world.ts';
import { wartimeBirths } from '../testing/wartime-births.ts';

const w = await sharedWorld({ works: true });
const parent = await w.person('user');
const { birth, written } = wartimeBirths(parent);

describe('a submission', () => {
  it('makes one record when it is repeated under the same key, also at the same time', async () => {
    const owner = await w.person('user');
    const body = await birth({ name: 'Twice' });
    const headers = { 'idempotency-key': 'form-1234567890' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.call(reports.create, { body, headers })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await owner.call(reports.list)).body.totalElements).toBe(1);
    const other = await owner.call(reports.create, { body: { ...body, name: 'Other' }, headers });
    expect([other.status, other.failure.code]).toEqual([409, 'report.conflict']);
  });

  const faults: [string, Record<string, unknown>, string, string][] = [
    ['no name', { name: ' ' }, 'name', 'Please enter a name'],
    ['no gender', { gender: '' }, 'gender', 'Please select a gender'],
    ['no birth type', { birthType: 'Other' }, 'birthType', 'Please select a birth type'],
    ['no place', { place: undefined }, 'place', 'Please select a place of birth'],
    [
      'a place that is not in the list',
      { place: { place_id: 'nowhere', description: 'Nowhere' } },
      'place',
      'This place is not in our list. Please pick a suggestion; the nearest town is fine',
    ],
    [
      '31 February',
      { dateOfBirth: '2020-02-31' },
      'dateOfBirth',
      'This date does not exist. Please check it',
    ],
    [
      'a birth before 1900',
      { dateOfBirth: '1899-12-31' },
      'dateOfBirth',
      'Please enter a date from 1 January 1900 onwards',
    ],
    [
      'a birth next year',
      // Its last day: on New Year's Eve its first one may have begun where the birth was.
      { dateOfBirth: `${new Date().getUTCFullYear() + 1}-12-31` },
      'dateOfBirth',
      'The date of birth is in the future',
    ],
    ['13:00 PM', { timeOfBirth: '13:00 PM' }, 'timeOfBirth', 'Please enter a time like 07:05 AM'],
    [
      'an IQ level of four digits',
      { iqLevel: '1000' },
      'iqLevel',
      'Please enter a valid 2 or 3 digit IQ Level',
    ],
    ['no consent', { consent: false }, 'consent', 'Please confirm that you may enter these details'],
  ];
  it.each(faults)('with %s is refused on the field', async (_what, change, path, message) => {
    const answer = await parent.call(reports.create, { body: { ...(await birth()), ...change } });
    expect(answer.status).toBe(400);
    expect(answer.failure.errors).toEqual([{ path, message }]);
  });

  it('beyond 66 degrees of latitude is refused with a way out that works', async () => {
    const where: [string, string] = ['NO', 'Tromsø'];
    const refused = await parent.call(reports.create, { body: await birth({}, where) });
    expect(refused.failure.errors?.[0]).toMatchObject({
      path: 'place',
      message: expect.stringContaining('I do not know the time'),
    });
    const detail = await written({ name: 'Polar', timeAccuracy: 'unknown' }, where);
    expect(JSON.parse(detail.reportJson)).toHaveLength(9);
  });

  it('a minute from now is refused on the time', async () => {
    // Late in the evening an hour from now is tomorrow, and the day is refused: then it is asked where it is afternoon.
    const isLate = Temporal.Now.plainTimeISO('Asia/Kolkata').hour >= 22;
    const where: [string, string] = isLate ? ['GB', 'London'] : ['IN', 'Tirunelveli'];
    const soon = Temporal.Now.plainDateTimeISO(isLate ? 'Europe/London' : 'Asia/Kolkata').add({ hours: 1 });
    const answer = await parent.call(reports.create, {
      body: await birth(
        { dateOfBirth: soon.toPlainDate().toString(), timeOfBirth: soon.toString().slice(11, 16) },
        where,
      ),
    });
    expect(answer.failure.errors).toEqual([
      { path: 'timeOfBirth', message: 'The time of birth is in the future at this place' },
    ]);
  });
});

describe('the read-back', () => {
  it('tells weekday, zone, offset and doubts, and stores nothing', async () => {
    const before = (await parent.call(reports.list)).body.totalElements;
    const { body } = await parent.call(births.resolve, { body: await birth({ timeAccuracy: 'about30' }) });
    expect(body).toMatchObject({
      weekday: 'Wednesday',
      zone: 'Asia/Kolkata',
      utcOffset: '+06:30',
      reportType: 'Adult',
    });
    expect(body.warnings[0]?.message).toContain('changed for the war');
    expect(body.choices.map((one) => one.utcOffsetMinutes)).toEqual([390, 330]);
    expect(body.sensitivity.length).toBeGreaterThan(0);
    expect((await parent.call(reports.list)).body.totalElements).toBe(before);
  });

  it('offers both readings of a repeated hour and takes the chosen one', async () => {
    const where: [string, string] = ['GB', 'London'];
    const input = await birth({ dateOfBirth: '2020-10-25', timeOfBirth: '01:30 AM' }, where);
    const { body } = await parent.call(births.resolve, { body: input });
    expect(body.warnings.map((one) => one.code)).toEqual(['time-repeated']);
    expect(body.choices).toEqual([
      { utcOffsetMinutes: 60, label: 'first 1:30, summer time (UTC+01:00)' },
      { utcOffsetMinutes: 0, label: 'second 1:30, winter time (UTC+00:00)' },
    ]);
    const chosen = await parent.call(births.resolve, { body: { ...input, utcOffsetMinutes: 0 } });
    expect(chosen.body.utcOffset).toBe('+00:00');
  });

  it('reads a skipped hour as Temporal does, and says so', async () => {
    const { body } = await parent.call(births.resolve, {
      body: await birth({ dateOfBirth: '2021-03-28', timeOfBirth: '01:30 AM' }, ['GB', 'London']),
    });
    expect(body.warnings.map((one) => one.code)).toEqual(['time-skipped']);
    expect(body.choices).toEqual([
      { utcOffsetMinutes: 0, label: '1:30 on a clock still on winter time (UTC+00:00)' },
      { utcOffsetMinutes: 60, label: '1:30 on a clock already on summer time (UTC+01:00)' },
    ]);
  });

  it('speaks of summer and winter only where the clocks go back and forth', async () => {
    // Singapore's clocks went forward for good on the last night of 1981, by half an hour.
    const { body } = await parent.call(births.resolve, {
      body: await birth({ dateOfBirth: '1981-12-31', timeOfBirth: '11:45 PM' }, ['SG', 'Singapore']),
    });
    expect(body.choices.map(({ label }) => label)).toEqual([
      '11:45 on a clock that was not put forward yet (UTC+07:30)',
      '11:45 on a clock that was put forward already (UTC+08:00)',
    ]);
  });

  it('points at a report of the same person', async () => {
    const detail = await written({ name: 'Known Child', dateOfBirth: '2018-08-08' });
    const { body } = await parent.call(births.resolve, {
      body: await birth({ name: 'known child', dateOfBirth: '2018-08-08' }),
    });
    expect(body.duplicateOf?.id).toBe(detail.id);
  });
});
