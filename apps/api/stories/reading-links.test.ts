import { privacy } from '@udaya/contract/privacy';
import { readingLinks, SharedReading } from '@udaya/contract/reading-links';
import { reports } from '@udaya/contract/reports';
import { describe, expect, it } from 'vitest';
import { readZip } from '../testing/read-zip.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';
import type { Person } from '../testing/world.ts';

const shop = await forThisFile(openShop({ PASSWORD_TRIES_PER_USER: '1000', CHANGES_PER_USER: '10000' }));
const { parent } = shop;

const list = async (id: string, by: Person = parent) => by.call(readingLinks.list, { params: { id } });
const create = async (id: string, by: Person = parent) => by.call(readingLinks.create, { params: { id } });
const withdraw = (id: string, linkId: string, by: Person = parent) =>
  by.call(readingLinks.withdraw, { params: { id, linkId } });
const tokenOf = (address: string) => address.split('/').at(-1) ?? '';
/** Reads by a link as somebody whom nobody knows. */
const open = (token: string) => shop.call(readingLinks.read, { body: { token } });

/** A paid report with a link to it. */
async function linked(by: Person = parent) {
  const { reportId: id } = await shop.paid();
  const { body } = await create(id, by);
  return { id, token: tokenOf(body.address), link: body.links[0] ?? { id: '' }, address: body.address };
}

describe('a link to a reading', () => {
  it('bears a random token and no name, and works for thirty days; of the token a hash alone is kept', async () => {
    const { id, token, address } = await linked();
    expect(address).toMatch(new RegExp(`^${shop.origin}/shared/[0-9a-f]{32}$`));
    const [link] = (await list(id)).body.links;
    const days = (Date.parse(link?.expiresDate ?? '') - Date.parse(link?.createdDate ?? '')) / 86_400_000;
    expect([days, link?.opened, link?.openedDate]).toEqual([30, 0, null]);
    const { rows } = await shop.pool.query('select * from reading_links where report_id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify((await list(id)).body)).not.toContain(token);
  });

  it('shows the reading as its owner has it, and of all else nothing', async () => {
    const { id, token } = await linked();
    await shop.pool.query(
      `update reports set blood_group = 'O+', referred_by = 'Aunt Kamala' where id = $1`,
      [id],
    );
    const own = (await parent.call(reports.read, { params: { id } })).body;
    const { status, headers, body } = await open(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(['noindex', 'no-referrer']);
    expect(Object.keys(body).sort()).toEqual(Object.keys(SharedReading.shape).sort());
    const { details, chart, ...rest } = body;
    expect(own).toMatchObject(rest);
    expect(chart).toBeNull();
    expect(details.map(({ label }) => label)).toEqual([
      'Date of birth',
      'Time of birth',
      'Place of birth',
      'Chandra rasi (Moon sign)',
      'Nakshatra',
    ]);
    const text = JSON.stringify(body);
    const { email, username, lastName } = { lastName: 'Sundaram', ...parent.user };
    for (const secret of [id, email, username, lastName, 'O+', 'Aunt Kamala', 'paymentId', 'actions'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    expect(Object.keys(JSON.parse(body.reportJson)[0])).toEqual(['description']);
  });

  it('is opened in the reader’s language, which is counted, and told to its owner', async () => {
    const { id, token } = await linked();
    const tamil = await shop.call(readingLinks.read, {
      body: { token },
      headers: { 'accept-language': 'ta' },
    });
    expect(tamil.body.sky?.title).toContain('வானம்');
    await Promise.all([open(token), open(token)]);
    const [link] = (await list(id)).body.links;
    expect(link?.opened).toBe(3);
    expect(Math.abs(Date.parse(link?.openedDate ?? '') - Date.now())).toBeLessThan(60_000);
    const { rows } = await shop.pool.query(
      `select actor_id from audit_log where action = 'report.link_opened' and target_id = $1`,
      [id],
    );
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ actor_id: null })));
  });

  it('holds the text that was read: what is written since is offered and not shown by itself', async () => {
    const { id, token } = await linked();
    await shop.pool.query('update reports set opened_at = null where id = $1', [id]);
    await open(token);
    const { rows } = await shop.pool.query('select opened_at from reports where id = $1', [id]);
    expect(rows[0].opened_at).not.toBeNull();
  });

  it('works beside two others at most, whoever is quickest, and another one once one is withdrawn', async () => {
    const { reportId: id } = await shop.paid();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(id)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.failure.code).toBe('link.enough');
    const { links, most } = (await list(id)).body;
    expect([links.length, most]).toEqual([3, 3]);
    expect((await withdraw(id, links[0]?.id ?? '')).body.links).toHaveLength(2);
    expect((await create(id)).status).toBe(200);
  });
});

describe('a link that does not work', () => {
  it('answers alike, whatever the reason, and counts nothing', async () => {
    const told = ({ code, message }: typeof unknown.failure) => ({ code, message });
    const timesOpened = async (id: string) =>
      (await shop.pool.query('select opened from reading_links where report_id = $1', [id])).rows;
    const unknown = await open('f'.repeat(32));
    expect(told((await open('short')).failure)).toEqual(told(unknown.failure));
    expect([unknown.status, unknown.failure.code]).toEqual([404, 'link.closed']);
    const set = (of: string, change: string) => shop.pool.query(`update ${of} set ${change}`);
    const ends: Record<string, (one: Awaited<ReturnType<typeof linked>>) => Promise<unknown>> = {
      'was withdrawn': ({ id, link }) => withdraw(id, link.id),
      expired: ({ id }) =>
        set('reading_links', `expires_at = now() - interval '1 second' where report_id = '${id}'`),
      'leads to a refunded report': ({ id }) =>
        set('reports', `payment_status = 'REFUNDED' where id = '${id}'`),
      'leads to a report without consent': ({ id }) =>
        set('reports', `withdrawn_at = now() where id = '${id}'`),
      'leads to a report that is being written': ({ id }) =>
        set('reports', `stage = 'waiting' where id = '${id}'`),
      'leads to a deleted report': ({ id }) => shop.pool.query('delete from reports where id = $1', [id]),
      'is of a disabled account': async ({ id, token }) => {
        const { user } = await shop.person('user');
        await set('reports', `owner_id = '${user.id}' where id = '${id}'`);
        await open(token);
        await set('users', `status = 'DISABLED' where id = '${user.id}'`);
      },
    };
    for (const [why, end] of Object.entries(ends)) {
      const one = await linked();
      expect([why, (await open(one.token)).status]).toEqual([why, 200]);
      await end(one);
      const before = await timesOpened(one.id);
      const { status, failure } = await open(one.token);
      expect([why, status, told(failure)]).toEqual([why, 404, told(unknown.failure)]);
      expect([why, await timesOpened(one.id)]).toEqual([why, before]);
    }
  });
});

describe('links', () => {
  it('are made of what one bought and reads whole, and looked after by nobody else', async () => {
    const unpaid = await shop.newReport();
    expect((await create(unpaid)).failure.code).toBe('report.unpaid');
    const { id, link } = await linked();
    const other = await shop.person('user');
    for (const answer of [await list(id, other), await create(id, other), await withdraw(id, link.id, other)])
      expect(answer.failure.code).toBe('record.missing');
    const { reportId: own } = await shop.paid();
    expect((await withdraw(own, link.id)).failure.code).toBe('record.missing');
    expect((await withdraw(id, link.id)).status).toBe(200);
    expect((await withdraw(id, link.id)).failure.code).toBe('record.missing');
  });

  it('are named in the copy of one’s data, also once they are over, and go with the account', async () => {
    const { id, link, token } = await linked();
    await open(token);
    await withdraw(id, link.id);
    const { body } = await parent.call(privacy.exportData, { body: { password: parent.password } });
    const file = [...readZip(body)].find(
      ([name, bytes]) => name.endsWith('report.json') && bytes.includes(id),
    );
    const { links } = JSON.parse(file?.[1].toString() ?? '{}') as { links: object[] };
    expect(links).toEqual([
      expect.objectContaining({ id: link.id, opened: 1, withdrawnDate: expect.any(String) }),
    ]);
    expect(JSON.stringify(links)).not.toContain(token);
    const gone = await parent.call(privacy.deleteAccount, { body: { password: parent.password } });
    expect(gone.status).toBe(200);
    const { rows } = await shop.pool.query('select 1 from reading_links where report_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
