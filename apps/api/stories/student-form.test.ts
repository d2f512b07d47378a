import { captchas } from '@udaya/contract/captcha';
import { productGroups } from '@udaya/contract/product-groups';
import { productReports } from '@udaya/contract/reports';
import { students } from '@udaya/contract/students';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it, vi } from 'vitest';
import { makeGroup } from '../src/demo/make.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { studentForm } from '../testing/student-form.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world({ APPLICATIONS_PER_ADDRESS: '100000', FORM_CALLS_PER_ADDRESS: '100000' }));
const form = await studentForm(w);
const admin = await w.person('productAdmin');

const key = () => `key-${crypto.randomUUID()}`;
const pathsOf = ({ failure }: { failure: { errors?: { path: string }[] } }) =>
  failure.errors?.map(({ path }) => path);

async function kept(groupId: string) {
  const { rows } = await w.pool.query<Record<string, unknown>>(
    `select r.*, s.student_id, s.medium, r.student_section as section, s.receipt, c.method, c.given_by, c.wording, c.language, c.wording_version, c.evidence
       from report_students s join reports r on r.id = s.report_id join consents c on c.report_id = r.id
      where s.group_id = $1 order by s.created_at`,
    [groupId],
  );
  return rows;
}

describe('the public form of students works', () => {
  it('takes an entry as a report of the group, of the kind Student, with its consent', async () => {
    const own = await studentForm(w);
    const { status, body } = await own.apply({ studentId: '  S-1042 ', section: 'B', medium: 'Tamil' });
    expect([status, body]).toEqual([
      200,
      { receipt: expect.stringMatching(/^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/), message: expect.any(String) },
    ]);
    expect(await kept(own.group.id)).toEqual([
      expect.objectContaining({
        name: 'S-1042 (10th Standard B)',
        student_id: 'S-1042',
        medium: 'Tamil',
        student_class: '10th Standard',
        section: 'B',
        receipt: body.receipt,
        owner_id: null,
        group_id: own.group.id,
        branch_id: null,
        report_type: 'Student',
        payment_status: 'PAID',
        gender: 'Female',
        birth_type: 'Natural',
        referred_by: '',
        mobile_index: null,
        city: null,
        method: 'form',
        given_by: null,
        language: 'en',
        wording_version: '2',
        wording: expect.stringContaining('my parent or guardian agrees'),
        evidence: `Public form, receipt ${body.receipt}`,
      }),
    ]);
  });

  it('writes the report, shows it to the product admin among those of groups, and says so under the receipt number', async () => {
    const own = await studentForm(w);
    const { receipt } = (await own.apply({ studentId: 'S-7' })).body;
    expect((await own.stateOf(receipt)).body).toEqual({
      receipt,
      state: 'received',
      receivedDate: expect.any(String),
    });
    await w.startWorkers();
    await vi.waitFor(async () => expect((await own.stateOf(receipt)).body.state).toBe('written'), 10_000);
    const query = { userType: 'GROUP', groupMasterId: own.group.id };
    const list = (await admin.call(productReports.list, { query })).body;
    expect(list.userBirthChartList).toEqual([expect.objectContaining({ name: 'S-7 (10th Standard A)' })]);
    const asTyped = (await own.stateOf(` ${receipt.toLowerCase().replaceAll('-', ' ')}`)).body;
    expect(asTyped.receipt).toBe(receipt);
  });

  it('takes what the original client sent besides, under its names, and keeps none of it', async () => {
    const own = await studentForm(w);
    const { status } = await own.apply({
      studentClass: undefined,
      class: '12th Standard',
      meridies: 'Am',
      timeZone: 'UTC+05:30',
      firstName: 'Nobody',
      lastName: 'Nowhere',
      address1: 'Not Applicable Street',
      city: 'Nagercoil-Nowhere',
      state: 'Nowhere',
      zipCode: '000000',
      mobile: '9999999999',
      email: 'nobody@nowhere.example',
      refferedBy: 'Nobody',
      birthCountryName: 'India',
      timeOfBirth: '00:00:00 AM',
    });
    expect(status).toBe(200);
    const [entry] = await kept(own.group.id);
    expect(entry?.name).toMatch(/\(12th Standard A\)$/);
    expect(JSON.stringify(entry)).not.toMatch(/Nowhere|Nobody|9999999999/i);
  });

  it('takes the calculation in the place of the picture', async () => {
    const { captchaToken, challenge } = (await w.call(captchas.challenge)).body;
    const solution = await solveChallenge({ challenge, deriveKey });
    const { status } = await form.apply({ captchaToken, userCaptcha: solution?.derivedKey });
    expect(status).toBe(200);
  });

  it('answers a repeated submission with the same receipt, without another captcha', async () => {
    const own = await studentForm(w);
    const [sent, once] = [await own.filledIn(), key()];
    const first = await own.send(sent, once);
    const again = await own.send(sent, once);
    expect([again.status, again.body.receipt]).toEqual([200, first.body.receipt]);
    expect(await kept(own.group.id)).toHaveLength(1);
    // Another key, or other details, are another submission.
    expect((await own.send(sent, key())).failure.code).toBe('captcha.invalid');
    const changed = { ...sent, gender: 'Male', ...(await own.captcha()) };
    expect((await own.send(changed, once)).failure.code).toBe('student.registered');
  });

  it('says which clocks a doubtful time may mean, and takes the chosen one', async () => {
    const placeId = await form.place('US', 'New York City');
    // Clocks were put back over this time.
    const birth = { placeId, dateOfBirth: '2010-11-07', timeOfBirth: '01:30 AM' };
    const clock = await w.call(students.readClock, { body: { groupToken: form.groupToken, ...birth } });
    expect(clock.body.choices.map(({ utcOffsetMinutes }) => utcOffsetMinutes)).toEqual([-240, -300]);
    expect(clock.body.warnings.map(({ code }) => code)).toEqual(['time-repeated']);
    const own = await studentForm(w);
    await own.apply({ ...birth, birthCountry: 'US', utcOffsetMinutes: -300 });
    expect((await kept(own.group.id))[0]?.offset_seconds).toBe(-300 * 60);
    const usual = { groupToken: form.groupToken, ...birth, dateOfBirth: '2010-06-07' };
    expect((await w.call(students.readClock, { body: usual })).body).toEqual({ warnings: [], choices: [] });
  });

  it('takes the same student ID of another group', async () => {
    const other = await studentForm(w);
    for (const one of [form, other]) expect((await one.apply({ studentId: 'SAME-1' })).status).toBe(200);
  });
});

describe('the public form of students refuses', () => {
  it.each([
    ['studentId', '', 'Please provide a student ID.'],
    ['studentId', ' . ', 'Please provide a student ID.'],
    ['studentId', 'x'.repeat(41), 'Please use at most 40 characters'],
    ['medium', 'French', 'Please select a medium'],
    ['studentClass', '8th Standard', 'Please select a class'],
    ['studentClass', undefined, 'Please select a class'],
    ['section', 'K', 'Please select a section'],
    ['gender', undefined, 'Please select a gender'],
    ['birthType', 'Water', 'Please select a birth type'],
    ['dateOfBirth', '2011-02-30', 'This date does not exist. Please check it'],
    ['timeOfBirth', '25:00', 'Please enter a time like 07:05 AM'],
    ['placeId', '', 'Please select a birth place'],
    ['placeId', 'nowhere-1', undefined],
    ['utcOffsetMinutes', 2000, undefined],
    ['mobile', '12', 'Please enter a valid mobile.'],
    ['email', 'no-address', 'Please enter a vaild email'],
    ['consent', false, undefined],
    ['consent', undefined, undefined],
    ['userCaptcha', '', 'Please enter your Captcha'],
  ])('%s %j with a clear message on its field', async (field, value, message) => {
    const answer = await form.apply({ [field]: value });
    expect([answer.status, answer.failure.code]).toEqual([400, 'request.invalid']);
    expect(answer.failure.errors?.map(({ path }) => path)).toEqual([field]);
    if (message) expect(answer.failure.errors?.[0]?.message).toBe(message);
  });

  it('a missing class along with whatever else is missing', async () => {
    const { placeId: _place, studentClass: _class, gender: _gender, ...rest } = await form.filledIn();
    expect(pathsOf(await form.send(rest))?.sort()).toEqual(['gender', 'placeId', 'studentClass']);
  });

  it('a wrong captcha and a spent one, and keeps nothing', async () => {
    const own = await studentForm(w);
    expect((await own.apply({ userCaptcha: 'WRONG' })).failure.code).toBe('captcha.invalid');
    const spent = await own.captcha();
    await own.apply(spent);
    expect((await own.apply(spent)).failure.code).toBe('captcha.invalid');
    expect(await kept(own.group.id)).toHaveLength(1);
  });

  it('a second entry of a student ID, however it is written, and tells nothing of the first', async () => {
    const own = await studentForm(w);
    const { receipt } = (await own.apply({ studentId: 'ab -  12', dateOfBirth: '2010-01-02' })).body;
    for (const studentId of [
      'AB - 12',
      'ab-12',
      'AB \u2013 12',
      '\uff21\uff22\uff0d\uff11\uff12',
      'AB\u200b-12',
    ]) {
      const { status, failure } = await own.apply({ studentId, dateOfBirth: '2009-01-02' });
      expect([status, failure.code, failure.errors?.map(({ path }) => path)]).toEqual([
        409,
        'student.registered',
        ['studentId'],
      ]);
      expect(failure.errors?.[0]?.message).toContain('ask your institution to erase the entry of this ID');
      expect(JSON.stringify({ ...failure, requestId: '' })).not.toMatch(
        new RegExp(`${receipt}|2010|10th|Female`),
      );
    }
    expect((await own.apply({ studentId: 'AB-1-2' })).status).toBe(200);
    // Nor does it without a captcha.
    expect((await own.apply({ studentId: 'AB 12', userCaptcha: 'WRONG' })).failure.code).toBe(
      'captcha.invalid',
    );
  });

  it('everything by a form that is paused, closed with its group or under another link by now', async () => {
    const own = await studentForm(w, await makeGroup(w.db));
    const query = { groupToken: own.groupToken };
    const { token } = (await w.call(students.makePlacesToken, { query })).body;
    const search = () => w.call(students.searchPlaces, { query: { country: 'IN', place: 'Madurai', token } });
    const clock = async () => {
      const { placeId, dateOfBirth, timeOfBirth } = sent;
      return w.call(students.readClock, {
        body: { ...query, placeId, dateOfBirth, timeOfBirth },
      });
    };
    const sent = await own.filledIn();
    const { receipt } = (await own.apply()).body;
    const codes = async () => [
      (await own.send({ ...sent, ...(await own.captcha()) })).failure.code,
      (await search()).failure.code,
      (await w.call(students.makePlacesToken, { query })).failure.code,
      (await clock()).failure.code,
    ];
    expect((await search()).status).toBe(200);
    const params = { id: own.group.id };
    await admin.call(productGroups.pauseForm, { params });
    expect(new Set(await codes())).toEqual(new Set(['form.closed']));
    // Whoever sent it may still ask.
    expect((await own.stateOf(receipt)).status).toBe(200);
    await admin.call(productGroups.resumeForm, { params });
    expect((await search()).status).toBe(200);
    await admin.call(productGroups.close, { params });
    expect(new Set(await codes())).toEqual(new Set(['form.closed']));
    await admin.call(productGroups.reopen, { params });
    await admin.call(productGroups.rotateForm, { params });
    expect(new Set(await codes())).toEqual(new Set(['form.missing']));
    expect((await own.stateOf('R-2222-2222')).failure.code).toBe('form.missing');
    // The receipt is good for its own link, and for the one that came after.
    const { link } = (await admin.call(productGroups.readForm, { params })).body;
    for (const groupToken of [own.groupToken, link?.split('/').at(-1) ?? ''])
      expect((await w.call(students.readState, { query: { groupToken, receipt } })).status).toBe(200);
    expect(await kept(own.group.id)).toHaveLength(1);
  });
});

describe('the public form of students guards', () => {
  it('the receipts of one group from the link of another', async () => {
    const other = await studentForm(w);
    const { receipt } = (await form.apply()).body;
    for (const one of [receipt, 'R-2222-2222', 'x', "' or 1=1 --"])
      expect((await other.stateOf(one)).failure.code).toBe('record.missing');
  });

  it('the search of places: a token of another form, a made-up one or one of an account is none', async () => {
    const other = await studentForm(w);
    const tokenOf = async (groupToken: string) =>
      (await w.call(students.makePlacesToken, { query: { groupToken } })).body.token;
    const [own, foreign] = [await tokenOf(form.groupToken), await tokenOf(other.groupToken)];
    const [hash] = foreign.split('.');
    const forged = [hash, ...own.split('.').slice(1)].join('.');
    for (const token of [forged, own.slice(1), own.replace(/^[^.]+\./, ''), 'x', '.', `${own}x`]) {
      const { failure } = await w.call(students.searchPlaces, {
        query: { country: 'IN', place: 'Madurai', token },
      });
      expect(failure.code).toBe('places.token_invalid');
    }
  });

  it('against races: twenty submissions of one student ID at once make one report', async () => {
    const own = await studentForm(w);
    const bodies = await Promise.all(
      Array.from({ length: 20 }, (_, one) => own.filledIn({ studentId: one % 2 ? 'Race-1' : 'RACE-1' })),
    );
    const answers = await Promise.all(bodies.map((body) => own.send(body, key())));
    const codes = answers.map(({ status, failure }) => (status === 200 ? 'taken' : failure.code)).sort();
    expect(codes).toEqual([...Array.from({ length: 19 }, () => 'student.registered'), 'taken']);
    const { rows } = await w.pool.query('select count(*)::int as made from reports where group_id = $1', [
      own.group.id,
    ]);
    expect([rows[0]?.made, (await kept(own.group.id)).length]).toEqual([1, 1]);
  });
});
