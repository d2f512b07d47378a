import { accounts } from '@udaya/contract/accounts';
import { groupMemberFiles } from '@udaya/contract/group-member-files';
import { groupMembers } from '@udaya/contract/group-members';
import { describe, expect, it, vi } from 'vitest';
import { tokenIn } from '../testing/mailed.ts';
import { checkPeople, makeStaff, peopleCsv } from '../testing/members.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { type Person, world } from '../testing/world.ts';

const w = await forThisFile(world());
await w.startWorkers();
const staff = await makeStaff(w, { branches: ['North', 'South'] });
const admin = await staff.person('groupAdmin');
const branchAdmin = await staff.person('branchAdmin');

const send = (who: Person, id: string) => who.call(groupMemberFiles.send, { params: { id } });
const isDone = (who: Person, id: string) =>
  vi.waitFor(
    async () => {
      const { body } = await who.call(groupMemberFiles.read, { params: { id } });
      expect(body.state).toBe('done');
      return body;
    },
    { timeout: 20_000, interval: 50 },
  );
const resultsOf = async (who: Person, id: string) =>
  new TextDecoder().decode((await who.call(groupMemberFiles.readResults, { params: { id } })).body);
/** Checks a file, sends it, and waits for the end. */
async function sent(who: Person, ...rows: string[]) {
  const { body } = await checkPeople(w, who, peopleCsv(...rows));
  expect(body.errors).toEqual([]);
  await send(who, body.id);
  return { checked: body, done: await isDone(who, body.id), results: await resultsOf(who, body.id) };
}
const messagesOf = async (who: Person, content: string) => {
  const { body } = await checkPeople(w, who, content);
  return body.errors.map(({ rowNo, column, message }) => `${rowNo} ${column}: ${message}`);
};

describe('a file of people', () => {
  it('invites everybody in it, with the mail of each row, and tells what became of each', async () => {
    const parent = await w.person('user');
    const member = await staff.member('groupUser');
    const { checked, done, results } = await sent(
      admin,
      'Anbu,Selvan,anbu@udaya.example,Group admin,',
      '"Meena, ",Kumari,meena@udaya.example,branch admin,SOUTH'.replace('"Meena, "', 'Meena'),
      'Kavitha,,kavitha@udaya.example,User,north',
      `Parent,,${parent.user.email},Group user,North`,
      `Member,,${member.email.toUpperCase()},Group user,North`,
    );
    const counts = { invited: 3, refused: 1, member: 1, waiting: 0, closed: 0, paused: 0 };
    expect(checked).toMatchObject({ errorFlag: false, rowCount: 5, counts });
    expect(checked.rows.map(({ outcome }) => outcome)).toEqual([
      'invited',
      'invited',
      'invited',
      'refused',
      'member',
    ]);
    expect(done).toMatchObject({ doneCount: 5, counts });
    expect(results).toContain('Meena,Kumari,meena@udaya.example,Branch admin,South,Invited\r\n');
    expect(results).toContain(`Parent,,${parent.user.email},Group user,North,Cannot be invited\r\n`);
    const mail = await w.mailTo('kavitha@udaya.example', 'You are invited');
    const token = tokenIn(mail, '/reset-password');
    const chosen = { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' };
    expect((await w.call(accounts.resetPassword, { body: chosen })).status).toBe(200);
    const { rows } = await w.pool.query(
      `select count(*)::int as n from audit_log where action = 'member.invited' and actor_id = $1`,
      [admin.user.id],
    );
    expect(rows).toEqual([{ n: 3 }]);
  });

  it('invites nobody twice, neither sent twice nor checked again', async () => {
    const rows = ['Valli,,valli@udaya.example,Group user,North', 'Devi,,devi@udaya.example,Group user,North'];
    const { body } = await checkPeople(w, admin, peopleCsv(...rows));
    await Promise.all([1, 2, 3].map(() => send(admin, body.id)));
    expect((await isDone(admin, body.id)).counts).toMatchObject({ invited: 2 });
    expect((await send(admin, body.id)).body).toMatchObject({ state: 'done', doneCount: 2 });
    const again = await sent(admin, ...rows);
    expect(again.checked.counts).toMatchObject({ waiting: 2, invited: 0 });
    expect(again.done.counts).toMatchObject({ waiting: 2, invited: 0 });
    expect(await w.allMailTo('valli@udaya.example')).toHaveLength(1);
  });

  it('makes room for those whose invitation has run out, and leaves those in peace who got mail just now', async () => {
    await sent(admin, 'Gopi,,gopi@udaya.example,Group user,North');
    await w.pool.query(
      `update one_time_tokens set expires_at = now() - interval '1 second' where user_id = (select id from users where email = 'gopi@udaya.example')`,
    );
    const paused = await sent(admin, 'Gopi,,gopi@udaya.example,Group user,North');
    expect(paused.done.counts).toMatchObject({ paused: 1 });
    await w.letMailPausePass();
    const done = await sent(admin, 'Gopi,,gopi@udaya.example,Group user,South');
    expect(done.done.counts).toMatchObject({ invited: 1 });
    expect(await w.allMailTo('gopi@udaya.example')).toHaveLength(2);
  });

  it('of a branch admin stays in the branch, whose name may be left out', async () => {
    expect(
      await messagesOf(
        branchAdmin,
        peopleCsv('Anbu,,a1@udaya.example,Group admin,', 'Anbu,,a2@udaya.example,Group user,South'),
      ),
    ).toEqual([
      '2 role: Please enter Branch admin or Group user',
      '3 branch: There is no branch with this name',
    ]);
    const south = await staff.member('groupUser', { branchId: staff.group.branchIds[1] ?? null });
    const { done } = await sent(
      branchAdmin,
      'Ravi,,ravi@udaya.example,Group user,',
      `South,,${south.email},Group user,`,
    );
    expect(done.counts).toMatchObject({ invited: 1, refused: 1 });
    const found = await admin.call(groupMembers.list, { query: { search: 'ravi@udaya.example' } });
    expect(found.body.content[0]?.branch?.name).toBe('North');
  });

  it('is its sender’s alone', async () => {
    const { body } = await checkPeople(w, admin, peopleCsv('Siva,,siva@udaya.example,Group user,North'));
    const second = await staff.person('groupAdmin');
    for (const who of [second, branchAdmin, await (await makeStaff(w)).person('groupAdmin')])
      for (const route of [groupMemberFiles.send, groupMemberFiles.read, groupMemberFiles.readResults])
        expect((await who.call(route, { params: { id: body.id } })).failure.code).toBe('record.missing');
  });
});

describe('what is wrong with a file', () => {
  it('is told by row and column, for each error, and nobody is invited', async () => {
    const content = peopleCsv(
      'An,,not-an-address,Boss,North',
      'Anbu,,ok@udaya.example,Group user,East',
      'Anbu,,ok2@udaya.example,Group admin,North',
      'Anbu,,twice@udaya.example,Group user,North',
      'Anbu,,Twice@udaya.example,Group user,North',
      '=1+1,,ok3@udaya.example,Group user,',
    );
    expect(await messagesOf(admin, content)).toEqual([
      expect.stringMatching(/^2 firstName: /),
      '2 email: Please enter a valid email address',
      '2 role: Please enter Group admin, Branch admin, or Group user',
      '3 branch: There is no branch with this name',
      '4 branch: A group admin does not belong to a branch. Please leave this empty',
      '6 email: This address is already in row 5',
      expect.stringMatching(/^7 firstName: /),
      '7 branch: Please enter the name of a branch',
    ]);
    const { body } = await checkPeople(w, admin, content);
    expect(body).toMatchObject({ errorFlag: true, errorCount: 8, rowCount: 6, rows: [] });
    expect((await send(admin, body.id)).status).toBe(404);
  });

  it.each([
    ['email,role\r\nx@udaya.example,User', /The column firstName is missing/],
    [peopleCsv(), /There are no rows below the heading/],
    ['firstName,lastName,email,role,branch,phone\r\n', /The column phone is unknown/],
    [peopleCsv('"Anbu,,x@udaya.example,User,North'), /quotation mark/],
  ])('is told of %j', async (content, said) => {
    expect((await messagesOf(admin, content)).join()).toMatch(said);
  });

  it('is told of files that are none, too large or too long', async () => {
    const errorOf = async (content: string | Uint8Array<ArrayBuffer>, name?: string) => {
      const { status, failure } = await checkPeople(w, admin, content, name);
      return failure.errors?.[0]?.path ?? `${status}`;
    };
    expect(await errorOf('', 'people.csv')).toBe('people');
    expect(await errorOf(peopleCsv('x'), 'people.xlsx')).toBe('people');
    expect(await errorOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).toBe('people');
    expect(await errorOf(new Uint8Array([0x61, 0xff, 0xfe, 0x62, 0x2c]))).toBe('people');
    expect(['413', 'people']).toContain(await errorOf('x'.repeat(3 * 1024 * 1024)));
    const many = Array.from({ length: 5_001 }, (_, row) => `Anbu,,many-${row}@udaya.example,User,North`);
    expect(await messagesOf(admin, peopleCsv(...many))).toEqual([
      '5002 : A file can have at most 5000 rows. Please upload the rest as another file',
    ]);
  });

  it('is found again when it is sent: the branch is closed, or the day is over', async () => {
    const group = await makeStaff(w);
    const [boss, second] = [await group.person('groupAdmin'), await group.person('groupAdmin')];
    const row = (tag: string) => `Anbu,,later-${tag}@udaya.example,Group user,North`;
    const { body } = await checkPeople(w, boss, peopleCsv(row('closed')));
    await w.pool.query('update branches set closed_at = now() where group_id = $1', [group.group.id]);
    await send(boss, body.id);
    expect((await isDone(boss, body.id)).counts).toMatchObject({ closed: 1 });
    expect(await messagesOf(second, peopleCsv(row('closed')))).toEqual(['2 branch: This branch is closed']);
    await w.pool.query(`update member_files set created_at = now() - interval '25 hours'`);
    const late = await checkPeople(w, boss, peopleCsv('Anbu,,late@udaya.example,Group admin,'));
    await w.pool.query(`update member_files set created_at = now() - interval '25 hours' where id = $1`, [
      late.body.id,
    ]);
    expect((await send(boss, late.body.id)).failure.code).toBe('upload.expired');
  });
});

describe('the files to begin with', () => {
  it('are a template with the heading, and an example that passes the check', async () => {
    const read = async (route: typeof groupMemberFiles.readTemplate | typeof groupMemberFiles.readExample) =>
      new TextDecoder().decode((await admin.call(route)).body);
    expect(await read(groupMemberFiles.readTemplate)).toBe('firstName,lastName,email,role,branch\r\n');
    const { body } = await checkPeople(w, admin, await read(groupMemberFiles.readExample));
    expect(body).toMatchObject({ errorFlag: false, rowCount: 3 });
  });
});
