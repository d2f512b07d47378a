import { reports } from '@udaya/contract/reports';
import { helplines } from '@udaya/core/reports/helplines';
import { expect, it } from 'vitest';
import { pdfText } from '../testing/pdf-text.ts';
import { plainContent, restate, templatedContent } from '../testing/report-contents.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { openShop } from '../testing/shop.ts';

const shop = await forThisFile(openShop());

const plain = (text: string) => text.replace(/[\s\u00AD]+/g, '');
const read = async (id: string) => (await shop.parent.call(reports.read, { params: { id } })).body;

it.each([
  ['Child', 1, /worried about a child/],
  ['Child', 13, /worried about a child/],
  ['Student', 16, /a parent, a teacher, a doctor/],
  ['Adult', 30, /if days lose their colour/],
])('a %s report at the age of %i says when to ask whom, on page and PDF', async (type, age, words) => {
  const { reportId: id } = await shop.paid();
  await shop.pool.query(
    `update reports set report_type = $2, date_of_birth = (created_at - make_interval(years => $3::int, days => 20))::date where id = $1`,
    [id, type, age],
  );
  const { limits, help } = await read(id);
  expect(help.paragraphs.join(' ')).toMatch(words);
  for (const number of helplines) expect(help.paragraphs.join(' ')).toContain(number);
  expect(limits.paragraphs.join(' ')).toContain('not a medical or psychological assessment');
  const pdf = plain(await pdfText((await shop.parent.call(reports.readPdf, { query: { id } })).body));
  for (const paragraph of [...limits.paragraphs, ...help.paragraphs]) expect(pdf).toContain(plain(paragraph));
});

it('is said of a preview, too', async () => {
  const { preview, help, limits } = await read(await shop.newReport());
  expect([preview, help.paragraphs.length, limits.paragraphs.length]).toEqual([true, 2, 3]);
});

it('a report of the first composer reads as it did, and a later one with what stands around its parts', async () => {
  const { reportId: id } = await shop.paid();
  await restate(shop, id, plainContent);
  const old = await read(id);
  expect([old.frame, old.areas.every(({ heading }) => heading === ''), old.minutes.join('')]).toEqual([
    null,
    true,
    '',
  ]);
  expect(old.details.map(({ label }) => label)).not.toContain('Tithi (lunar day)');
  expect(old.howMade?.paragraphs[0]).toContain('follow from the balance of the chart');
  await restate(shop, id, templatedContent);
  const later = await read(id);
  expect(later.frame).toMatchObject({
    glance: {
      strengths: ['One is strong.', 'Two is strong.', 'Three is strong.'],
      firstStep: 'Do this on one day.',
    },
    bridges: [{ after: 1, text: 'A bridge between both.' }],
    plan: { week: 'Do this on one day.', month: ['Do this now and then.', 'And that, too.'] },
    mansion: { text: 'The mansion of Diya.' },
  });
  expect([later.areas[0]?.heading, later.minutes[0]]).toEqual([
    `About ${later.areas[0]?.area}`,
    'A minute for Diya.',
  ]);
  expect(later.details).toContainEqual({
    label: 'Tithi (lunar day)',
    value: 'Panchami, in the waning half of the month',
  });
  expect(later.howMade?.paragraphs[0]).toContain('What weighs most in this chart comes first');
});
