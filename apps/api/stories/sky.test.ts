import path from 'node:path';
import { reportSky } from '@udaya/contract/report-sky';
import { productReports, type ReportDetail, reports } from '@udaya/contract/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { world } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const planets = /Mercury|Venus|Mars|Jupiter|Saturn/;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => shop.close());

const skyOf = ({ sky }: ReportDetail) => {
  if (!sky) throw new Error('There is no sky.');
  return sky;
};

describe('the sky of a birth', () => {
  it('is open to whoever pays, to whoever has not paid yet, and to the product admin', async () => {
    const { reportId: paid } = await shop.paid();
    const preview = await shop.newReport('Preview');
    const admin = await shop.person('productAdmin');
    const seen = await Promise.all([
      shop.parent.call(reports.read, { params: { id: paid } }),
      shop.parent.call(reports.read, { params: { id: preview } }),
      admin.call(productReports.read, { params: { id: paid } }),
    ]);
    const skies = seen.map(({ body }) => skyOf(body));
    expect(seen.map(({ body }) => body.preview)).toEqual([false, true, false]);
    expect(new Set(skies.map(({ svg }) => svg)).size).toBe(1);
    for (const sky of skies) {
      expect(sky.svg.length).toBeLessThan(60_000);
      // What can be read is the four directions; planets have their names in the words alone.
      expect(sky.svg.replace(/<style>.*?<\/style>|<[^>]*>/g, '')).toBe('NESW');
      expect(`${sky.title} ${sky.caption} ${sky.alt}`).not.toMatch(planets);
      expect(sky.text).toMatch(planets);
    }
  });

  it('comes alone for a card, as a still and the same, to its owner only', async () => {
    const id = await shop.newReport('Alone');
    const { svg, ...words } = skyOf((await shop.parent.call(reports.read, { params: { id } })).body);
    const alone = await shop.parent.call(reportSky.read, { params: { id } });
    const { svg: still, ...same } = alone.body;
    expect([alone.status, same]).toEqual([200, words]);
    expect(still).toBe(svg.replace(/<style>.*?<\/style>/, ''));
    expect((await (await shop.person('user')).call(reportSky.read, { params: { id } })).status).toBe(404);
    await shop.pool.query('update reports set withdrawn_at = now() where id = $1', [id]);
    expect((await shop.parent.call(reportSky.read, { params: { id } })).failure.code).toBe(
      'report.withdrawn',
    );
  });

  it('is told in the reader’s language', async () => {
    const id = await shop.newReport('Languages');
    const read = async (lang: string) =>
      skyOf(
        (await shop.parent.call(reports.read, { params: { id }, headers: { 'accept-language': lang } })).body,
      );
    const [tamil, hindi] = [await read('ta'), await read('hi')];
    expect([tamil.title, tamil.svg]).toEqual([
      expect.stringContaining('வானம்'),
      expect.stringContaining('>கி<'),
    ]);
    expect([hindi.title, hindi.svg]).toEqual([
      expect.stringContaining('आकाश'),
      expect.stringContaining('>पू<'),
    ]);
  });

  it('whose time is not known is that of the evening, and says so', async () => {
    const body = {
      ...(await birthBody(shop.parent)),
      name: 'Unknown',
      timeOfBirth: '00:00:00 AM',
      timeAccuracy: 'unknown' as const,
    };
    const made = await shop.parent.call(reports.create, { body });
    await writeNow(shop, made.body.id);
    const sky = skyOf((await shop.parent.call(reports.read, { params: { id: made.body.id } })).body);
    expect(sky.caption).toContain('09:00 PM');
    expect(sky.note).toMatch(/^The time of birth is not known\./);
    expect(sky.text).toMatch(/^It is (night|dusk)/);
    // Its buyer is told before paying that the report has less.
    expect((await shop.invoice(made.body.id)).timeKnown).toBe(false);
    expect((await shop.invoice(await shop.newReport('With a time'))).timeKnown).toBe(true);
  });

  it('of an evening in May 2018 is the one that almanacs have: Venus in the west, Jupiter in the south-east, the Moon past half', async () => {
    const id = await shop.newReport('Known');
    const { text } = skyOf((await shop.parent.call(reports.read, { params: { id } })).body);
    expect(text).toMatch(/^It is night\..* The Moon, 7\d% lit and growing, is high in the south/);
    expect(text).toMatch(/planets: Venus \(low in the (north-)?west\) and Jupiter \(.*south-east\)/);
    expect(text).toMatch(/Under the horizon: Mercury, Mars, and Saturn\.$/);
  });
});

describe('the poster of a sky', () => {
  it('is one page of A3, for a preview too, and says of the birth only what is asked for', async () => {
    const id = await shop.newReport('Kayalvizhi');
    const poster = async (query: { details?: 'true' }) => {
      const { status, headers, body } = await shop.parent.call(reportSky.readPoster, {
        params: { id },
        query,
      });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('content-disposition')).toContain('sky-poster.pdf');
      return { text: await pdfText(body), source: Buffer.from(body).toString('latin1') };
    };
    const bare = await poster({});
    expect(bare.text).toContain('The sky that night');
    expect(bare.text).not.toMatch(/Kayalvizhi|Tirunelveli|2018/);
    expect(bare.source).toMatch(/\/MediaBox ?\[0 0 841\.\d+ 1190\.\d+\]/);
    const told = await poster({ details: 'true' });
    for (const words of ['Kayalvizhi', 'Tirunelveli', '24 May 2018']) expect(told.text).toContain(words);
    expect(told.text).not.toMatch(planets);
  });

  it('of somebody else’s report is not there', async () => {
    const id = await shop.newReport('Other');
    const other = await shop.person('user');
    expect((await other.call(reportSky.readPoster, { params: { id }, query: {} })).status).toBe(404);
  });
});

it('of this night stands on the landing page, over a town of its language or the one that is typed', async () => {
  const w = await world({}, { webFolder: path.resolve(import.meta.dirname, '../../web') });
  const read = async (address: string) => (await fetch(w.origin + address)).text();
  const skyOf = (text: string) => /<section class="w-sky"[^]*?<\/section>/.exec(text)?.[0] ?? '';
  expect(skyOf(await read('/welcome/en'))).toContain('<figcaption>Chennai, ');
  expect(skyOf(await read('/welcome/ta'))).toContain('<figcaption>மதுரை, ');
  const asked = async (town: string) => skyOf(await read(`/welcome/en?town=${encodeURIComponent(town)}`));
  for (const [town, place] of [
    ['Tirunelvely', 'Tirunelveli, '],
    ['london', 'London, Greater London, '],
    ['Goa', ', Goa, India, '],
    ['சென்னை', 'Chennai, '],
  ] as const) {
    const sky = await asked(town);
    expect(sky).toContain(place);
    expect(sky).toContain('<svg');
  }
  const unknown = await asked('Qwxzk<b>');
  expect(unknown).toContain('No place called Qwxzk&#60;b&#62; was found.');
  expect(unknown).toContain('<figcaption>Chennai, ');
  expect(unknown).not.toContain('<b>');
  await w.close();
});
