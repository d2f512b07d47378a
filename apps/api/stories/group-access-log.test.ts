import { groupBirths } from '@udaya/contract/group-births';
import { groupData } from '@udaya/contract/group-data';
import { openings } from '@udaya/contract/report-openings';
import { productReports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { appendAudit } from '../src/features/audit/append-audit.ts';
import { groupBirthBody, wizardParts } from '../testing/group-birth-body.ts';
import { readZip } from '../testing/read-zip.ts';
import { sharedWorld } from '../testing/shared-world.ts';
import { staffedGroup } from '../testing/staffed-group.ts';
import { writeNow } from '../testing/write-now.ts';

const w = await sharedWorld();
const group = await staffedGroup(w);
const staff = await group.hire('groupUser', { firstName: 'Selvi', lastName: 'Raman' });
const productAdmin = await w.person('productAdmin');
const reportId = await group.addReport(staff, { name: 'Anbu' });
await writeNow(w, reportId);
await appendAudit(w.db, { action: 'report.viewed', actorId: staff.user.id, targetId: reportId });
await appendAudit(w.db, { action: 'report.created', targetId: reportId });
await productAdmin.call(openings.state, {
  params: { id: reportId },
  body: { purpose: 'safety', note: '' },
});
await productAdmin.call(productReports.read, { params: { id: reportId } });
const other = await staffedGroup(w);
const foreign = await other.addReport(undefined, { name: 'Foreign' });
await appendAudit(w.db, { action: 'report.viewed', actorId: other.admin.user.id, targetId: foreign });
// Of no report.
await appendAudit(w.db, { action: 'profile.changed', actorId: staff.user.id, targetId: staff.user.id });

const log = async (query: Record<string, string | number> = {}) =>
  (await group.admin.call(groupData.listAccesses, { query })).body;
const whatOf = async (query: Record<string, string | number>) =>
  (await log(query)).content.map(({ action, by }) => `${action} ${by.kind}`);

describe('who opened what', () => {
  it('names the own people, and of the product’s admin the stated purpose alone', async () => {
    const { content: entries, totalElements } = await log({ report: 'Anbu' });
    expect(totalElements).toBe(4);
    expect(
      entries.map(({ action, by: { kind, name, purpose } }) => ({ action, kind, name, purpose })),
    ).toEqual([
      { action: 'report.viewed', kind: 'product', name: '', purpose: 'safety' },
      { action: 'report.opened', kind: 'product', name: '', purpose: 'safety' },
      { action: 'report.created', kind: 'form', name: '', purpose: null },
      { action: 'report.viewed', kind: 'member', name: 'Selvi Raman', purpose: null },
    ]);
    expect(entries[3]).toMatchObject({
      by: { username: staff.user.username, role: 'groupUser' },
      report: { id: reportId, name: 'Anbu' },
    });
    expect(JSON.stringify(entries)).not.toContain(productAdmin.user.username);
  });

  it('is narrowed by person, report, action and days, and leafed through', async () => {
    expect(await whatOf({ who: 'selvi' })).toEqual(['report.viewed member']);
    expect(await whatOf({ who: 'nobody like this' })).toEqual([]);
    expect(await whatOf({ by: 'product', action: 'report.viewed' })).toEqual(['report.viewed product']);
    expect(await whatOf({ by: 'system' })).toEqual(['report.created form']);
    expect(await whatOf({ report: reportId, page: 1, size: 3 })).toEqual(['report.viewed member']);
    expect(await whatOf({ to: '2020-01-01' })).toEqual([]);
    expect(await whatOf({ who: '%' })).toEqual([]);
  });

  it('is downloaded as a CSV file, which the log tells, too', async () => {
    const { body } = await group.admin.call(groupData.exportAccesses, { query: { report: 'Anbu' } });
    const text = Buffer.from(body).toString('utf8');
    expect(text).toContain('Selvi Raman');
    expect(text).toContain("Udaya's product admin");
    expect(await whatOf({ action: 'access_log.exported' })).toEqual(['access_log.exported member']);
  });

  it('keeps what was done with a report that is erased, by its id', async () => {
    const id = await group.addReport(staff, { name: 'Going' });
    await appendAudit(w.db, { action: 'report.downloaded', actorId: staff.user.id, targetId: id });
    await group.admin.call(groupData.erase, {
      params: { id },
      body: { extent: 'report', reason: 'mistake', expected: 1 },
    });
    const { content: entries } = await log({ report: id });
    expect(entries.map(({ action, report }) => [action, report?.name])).toEqual([
      ['report.erased', null],
      ['report.downloaded', null],
    ]);
  });

  it('is read along the index of the group and its time', async () => {
    const client = await w.pool.connect();
    await client.query('set enable_seqscan = off; set enable_sort = off');
    const plan = await client.query(
      "explain select id from audit_log where group_id = 'x' order by at desc, id desc limit 10",
    );
    await client.query('reset all');
    client.release();
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_log_group_id_at_idx');
  });
});

describe('one report of a group', () => {
  it('says what is held, and who opened it', async () => {
    const { body } = await group.admin.call(groupData.readReport, { params: { id: reportId } });
    expect(body).toMatchObject({ name: 'Anbu', ofPerson: 1, eraseDate: null, withdrawnDate: null });
    expect(body.holds).toEqual({ versions: 1, consents: 1, notifications: 1 });
    expect(body.accesses).toHaveLength(4);
  });

  it('is erased with all that belongs to it, and so is all of the same person', async () => {
    const first = await group.addReport(staff, { name: 'Twice' });
    const second = await group.addReport(staff, { name: 'TWICE' });
    await group.addReport(staff, { name: 'Twice', dateOfBirth: '2011-01-01' });
    await writeNow(w, first);
    const body = { extent: 'person', reason: 'asked', note: 'By letter', expected: 1 };
    const stale = await group.admin.call(groupData.erase, { params: { id: first }, body });
    expect([stale.status, stale.failure.code]).toEqual([409, 'erasure.changed']);
    const done = await group.admin.call(groupData.erase, {
      params: { id: first },
      body: { ...body, expected: 2 },
    });
    expect(done.body).toEqual({ erased: 2 });
    for (const [table, column] of [
      ['reports', 'id'],
      ['report_versions', 'report_id'],
      ['consents', 'report_id'],
      ['notifications', 'report_id'],
      ['report_search', 'report_id'],
    ]) {
      const { rows } = await w.pool.query(`select 1 from ${table} where ${column} = any($1)`, [
        [first, second],
      ]);
      expect([table, rows]).toEqual([table, []]);
    }
    const { rows } = await w.pool.query(
      'select reason, note, erased_by from report_erasures where report_id = $1',
      [second],
    );
    expect(rows).toEqual([{ reason: 'asked', note: 'By letter', erased_by: group.admin.user.id }]);
  });

  it('is not there for another group, and not for those who do not look after all of it', async () => {
    const stranger = (await staffedGroup(w)).admin;
    const body = { extent: 'report', reason: 'asked', expected: 1 };
    for (const answer of [
      await stranger.call(groupData.readReport, { params: { id: reportId } }),
      await stranger.call(groupData.erase, { params: { id: reportId }, body }),
      await group.admin.call(groupData.erase, { params: { id: 'no-such-report' }, body }),
    ])
      expect([answer.status, answer.failure.code]).toEqual([404, 'record.missing']);
    const branchAdmin = await group.hire('branchAdmin');
    for (const person of [branchAdmin, staff]) {
      expect((await person.call(groupData.listAccesses)).status).toBe(403);
      expect((await person.call(groupData.erase, { params: { id: reportId }, body })).status).toBe(403);
    }
  });
});

describe('all data of a group', () => {
  it('comes as a ZIP after the password, with what is withdrawn left closed', async () => {
    const wrong = await group.admin.call(groupData.exportAll, { body: { password: 'not it' } });
    expect([wrong.status, wrong.failure.errors?.[0]?.path]).toEqual([400, 'password']);
    await w.pool.query("update reports set withdrawn_at = now() where name = 'Twice'");
    const { status, body } = await group.admin.call(groupData.exportAll, {
      body: { password: group.admin.password },
    });
    expect(status).toBe(200);
    const files = readZip(body);
    expect([...files.keys()].sort()).toEqual(
      [
        'README.txt',
        'consents.csv',
        'group.json',
        'people.csv',
        'reports.jsonl',
        'who-opened-what.csv',
      ].sort(),
    );
    const lines = String(files.get('reports.jsonl'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const anbu = lines.find(({ name }) => name === 'Anbu');
    expect(anbu.reportJson.length).toBeGreaterThan(5);
    expect(lines.filter(({ withdrawnDate }) => withdrawnDate).map((line) => Object.keys(line))).toEqual([
      ['id', 'createdDate', 'withdrawnDate'],
    ]);
    expect(String(files.get('reports.jsonl'))).not.toContain('Foreign');
    expect(String(files.get('people.csv'))).toContain(staff.user.email);
  });

  it('names the sensitive answers of forms and leaves them out, unless they are asked for: the income as its range', async () => {
    const body = { ...(await groupBirthBody(staff, { iqLevel: '104' })), ...wizardParts };
    const { id } = (await staff.call(groupBirths.create, { body })).body;
    const exported = async (ask: object) => {
      const { admin } = group;
      const zip = await admin.call(groupData.exportAll, { body: { password: admin.password, ...ask } });
      const files = readZip(zip.body);
      const lines = String(files.get('reports.jsonl')).trim().split('\n');
      const line = lines.find((one) => one.includes(id)) ?? '';
      return { line, report: JSON.parse(line), readme: String(files.get('README.txt')) };
    };
    const usual = await exported({});
    expect(usual.report).not.toHaveProperty('answers');
    expect(usual.line).not.toMatch(/Vanniyar|Ayyavazhi|Malliga|14500|Arun|"104"/);
    expect(usual.report.person).toMatchObject({ firstName: 'Kavitha' });
    expect(usual.readme).toMatch(/\(caste, religion, parents,.*IQ level\) were left out/);
    const whole = await exported({ answers: true });
    expect(whole.report).toMatchObject({
      iqLevel: '104',
      answers: {
        communityDetails: wizardParts.communityDetails,
        monthlyIncome: { from: 10_000, below: 20_000 },
      },
    });
    expect(whole.line).not.toContain('14500');
    expect(whole.readme).toContain('also has the sensitive answers: caste, religion, parents');
  });
});
