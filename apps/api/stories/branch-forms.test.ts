import { branchForm, ownForm } from '@udaya/contract/form-link';
import { groupForms } from '@udaya/contract/group-forms';
import { groupAdminReports } from '@udaya/contract/group-reports';
import { noBranch } from '@udaya/core/groups/group-rules';
import { describe, expect, it } from 'vitest';
import { groupHouse, groupPerson } from '../testing/group-people.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import { studentForm } from '../testing/student-form.ts';

const w = await sharedWorld();
const { group, north, south, admin } = await groupHouse(w);

const textOf = (bytes: unknown) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes as ArrayBuffer);
const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? '';
const formOf = async (token: string) => studentForm(w, { id: group.id, formToken: token });
const idsOf = async (query: object) =>
  (await admin.call(groupAdminReports.list, { query: query as never })).body.userBirthChartList.map(
    ({ name, studentClass, section }) => ({ name, studentClass, section }),
  );

describe('the forms of a group and of its branches', () => {
  it('each have a link that the group admin makes, and students belong where they came by', async () => {
    const params = { id: north };
    expect((await admin.call(branchForm.readForm, { params })).body).toEqual({
      state: 'none',
      link: null,
      createdDate: null,
    });
    const { body: ofNorth } = await admin.call(branchForm.rotateForm, { params });
    const { body: ofGroup } = await admin.call(ownForm.rotateForm);
    expect([ofNorth.state, ofGroup.state]).toEqual(['open', 'open']);
    expect(ofNorth.link).not.toBe(ofGroup.link);

    const northern = await formOf(tokenOf(ofNorth.link));
    const common = await formOf(tokenOf(ofGroup.link));
    const read = async (groupToken: string) =>
      (await w.call(groupForms.read, { query: { groupToken } })).body.branchName;
    expect([await read(northern.groupToken), await read(common.groupToken)]).toEqual(['North', undefined]);

    expect(
      (await northern.apply({ studentId: 'N-1', studentClass: '9th Standard', section: 'C' })).status,
    ).toBe(200);
    expect((await northern.apply({ studentId: 'N-2' })).status).toBe(200);
    expect(
      (await common.apply({ studentId: 'G-1', studentClass: '9th Standard', section: 'C' })).status,
    ).toBe(200);
    // One entry of a student ID, by whichever link.
    expect((await common.apply({ studentId: 'N-1' })).failure.code).toBe('student.registered');

    const n1 = { name: 'N-1 (9th Standard C)', studentClass: '9th Standard', section: 'C' };
    const n2 = { name: 'N-2 (10th Standard A)', studentClass: '10th Standard', section: 'A' };
    const g1 = { name: 'G-1 (9th Standard C)', studentClass: '9th Standard', section: 'C' };
    expect(await idsOf({ branchId: north })).toEqual([n2, n1]);
    expect(await idsOf({ branchId: noBranch })).toEqual([g1]);
    expect(await idsOf({ branchId: south })).toEqual([]);
    expect(await idsOf({ studentClass: '9th Standard' })).toEqual([g1, n1]);
    expect(await idsOf({ studentClass: '9th Standard', branchId: north, name: 'n-1' })).toEqual([n1]);
    expect(await idsOf({ section: 'A' })).toEqual([n2]);
    expect(await idsOf({ section: 'B' })).toEqual([]);

    const csv = await admin.call(groupAdminReports.export, { query: { studentClass: '9th Standard' } });
    const [head, ...rows] = textOf(csv.body).trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFid,name,studentClass,section,.*,branch,user$/);
    expect(rows.map((row) => row.split(',').slice(1, 4).join(','))).toEqual([
      'G-1 (9th Standard C),9th Standard,C',
      'N-1 (9th Standard C),9th Standard,C',
    ]);
  });

  it('are paused, opened and given another link one by one', async () => {
    const params = { id: south };
    const first = await formOf(tokenOf((await admin.call(branchForm.rotateForm, { params })).body.link));
    const entry = await first.filledIn();
    expect((await admin.call(branchForm.pauseForm, { params })).body.state).toBe('paused');
    expect((await first.send(entry)).failure.code).toBe('form.closed');
    expect((await admin.call(ownForm.readForm)).body.state).toBe('open');
    expect((await admin.call(branchForm.resumeForm, { params })).body.state).toBe('open');
    const { body } = await admin.call(branchForm.rotateForm, { params });
    const read = async (groupToken: string) => w.call(groupForms.read, { query: { groupToken } });
    expect((await read(first.groupToken)).failure.code).toBe('form.missing');
    expect((await read(tokenOf(body.link))).status).toBe(200);
  });

  it('are nobody else’s to look after', async () => {
    const { admin: stranger } = await groupHouse(w);
    const params = { id: north };
    expect((await stranger.call(branchForm.readForm, { params })).failure.code).toBe('record.missing');
    expect((await stranger.call(branchForm.rotateForm, { params })).failure.code).toBe('record.missing');
    const branchAdmin = await groupPerson(w, group, 'branchAdmin', north);
    expect((await branchAdmin.call(branchForm.readForm, { params })).status).toBe(403);
  });
});
