import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { blindTest } from '@udaya/contract/blind-test';
import { reports } from '@udaya/contract/reports';
import { protocol } from '@udaya/core/blind-test/protocol';
import { locales } from '@udaya/core/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { birthBody } from '../testing/birth-body.ts';
import { type World, world } from '../testing/world.ts';
import { writeNow } from '../testing/write-now.ts';

const web = path.resolve(import.meta.dirname, '../../web');
let webFolder: string;
let w: World;
beforeAll(async () => {
  webFolder = mkdtempSync(path.join(tmpdir(), 'udaya-evidence-'));
  mkdirSync(path.join(webFolder, 'assets'));
  for (const page of ['index.html', 'student.html', 'welcome.html'])
    copyFileSync(path.join(web, page), path.join(webFolder, page));
  w = await world({}, { webFolder });
});
afterAll(async () => {
  await w.close();
  rmSync(webFolder, { recursive: true });
});

async function get(address: string) {
  const answer = await fetch(w.origin + address);
  return { answer, text: await answer.text() };
}
const wordsOf = (text: string) =>
  text
    .replace(/<title[^]*?<\/title>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
const evidence = async () => wordsOf((await get('/welcome/evidence/en')).text);
/** The page is made again within seconds. */
const shown = (words: string) => expect.poll(evidence, { timeout: 10_000, interval: 250 }).toContain(words);

/** A parent tests one part of a new report; of one draw in fifty there is none, since both births are alike. */
async function testOnePart(): Promise<{ round: number; number: number; hit: boolean }> {
  const parent = await w.person('user');
  const { id } = (await parent.call(reports.create, { body: await birthBody(parent) })).body;
  await writeNow(w, id);
  const begun = await parent.call(blindTest.begin, { params: { id }, body: { unread: true } });
  const area = begun.body.areas[0]?.area;
  if (!area) return testOnePart();
  await parent.call(blindTest.open, { params: { id }, body: { area } });
  const { own, round, number } = (
    await parent.call(blindTest.choose, { params: { id }, body: { area, choice: 'A' } })
  ).body;
  return { round, number, hit: own === 'A' };
}

/** What others chose, as many of them right as are said. */
const choicesOf = (
  round: number,
  { from, choices, right }: { from: number; choices: number; right: number },
) =>
  w.pool.query(
    `insert into blind_test_draws (round, number, month, area, band, own_side, standing, choice)
     select $1, $2 + n, '2026-11', 'energy', '3-5', 'A', 'counted', (case when n < $4 then 'A' else 'B' end)::blind_choice
     from generate_series(0, $3 - 1) n`,
    [round, from, choices, right],
  );

describe.each(['evidence', 'how-it-is-made'])('the page %s', (page) => {
  it.each(locales)(
    'is one of its own in %s, runs nothing, and is linked from the landing page',
    async (lang) => {
      const { answer, text } = await get(`/welcome/${page}/${lang}`);
      expect([answer.status, answer.headers.get('content-language')]).toEqual([200, lang]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(text).not.toMatch(/<script| style=|<style| on\w+=|javascript:/);
      expect(text).toContain(`<html lang="${lang}">`);
      expect(text).toContain(`<link rel="canonical" href="${w.origin}/welcome/${page}/${lang}">`);
      for (const other of locales)
        expect(text).toContain(`hreflang="${other}" href="${w.origin}/welcome/${page}/${other}"`);
      expect((await get(`/welcome/${lang}`)).text).toContain(`href="/welcome/${page}/${lang}"`);
    },
  );

  it('comes in the reader’s own language without one', async () => {
    const answer = await fetch(`${w.origin}/welcome/${page}`, { headers: { 'accept-language': 'hi' } });
    expect(await answer.text()).toContain('<html lang="hi">');
  });
});

describe('what the blind test has come to', () => {
  it('is nothing yet, and the promise stands there before anybody took part', async () => {
    const { rows } = await w.pool.query('select seed_hash from blind_test_rounds where ended is null');
    const { text } = await get('/welcome/evidence/en');
    expect(text).toContain(rows[0].seed_hash);
    expect(wordsOf(text)).toContain('No one has taken part yet.');
    expect(wordsOf(text)).toContain(`0 of ${protocol.size}`);
    expect(wordsOf(text)).toContain(
      'With 154 right of 274 or more: more often than by chance. With 120 or fewer',
    );
  });

  it('counts one more with each choice, and tells hits from ten on, without a conclusion', async () => {
    const { round, hit } = await testOnePart();
    await shown(`1 of ${protocol.size}`);
    expect(await evidence()).toContain('There are too few choices to say anything.');
    expect(await evidence()).not.toContain('95% interval');
    await choicesOf(round, { from: 1000, choices: 19, right: hit ? 9 : 10 });
    await shown(`20 of ${protocol.size}`);
    const words = await evidence();
    expect(words).toContain(
      'So far, no more than chance. The test is still running, so this is not a result yet.',
    );
    expect(words).toContain('Right 10 Share 50% 95% interval 27.2% to 72.8%');
    expect((await get(`/welcome/evidence/rounds/${round}.csv`)).answer.status).toBe(404);
  });

  it('is a result at the end, with the seed and a file by which everybody computes the draws', async () => {
    const { rows } = await w.pool.query(
      'select number, seed_hash from blind_test_rounds where ended is null',
    );
    const { number: round, seed_hash: hash } = rows[0];
    await choicesOf(round, { from: 2000, choices: protocol.size - 21, right: 0 });
    const last = await testOnePart();
    await shown('Worse than chance: parents chose the reading of another birth more often.');
    const { text } = await get('/welcome/evidence/en');
    const seed = new RegExp(
      `<code>([0-9a-f]{64})</code></dd></div>\\s*<div><dt>Fingerprint</dt><dd><code>${hash}`,
    ).exec(text)?.[1];
    expect(
      createHash('sha256')
        .update(Buffer.from(seed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(hash);
    expect(wordsOf(text)).toContain('No one has taken part yet.');
    const file = await get(`/welcome/evidence/rounds/${round}.csv`);
    expect(file.answer.headers.get('content-type')).toContain('text/csv');
    const lines = file.text.trim().split('\r\n');
    expect(lines[0]).toBe('draw,month,age_group,other_birth_utc,area,own_side,choice,standing');
    expect(lines.filter((line) => line.endsWith('counted') && /,[AB],[AB],/.test(line))).toHaveLength(
      protocol.size,
    );
    const own = lines.find((line) => line.startsWith(`${last.number},`)) ?? '';
    expect(own).toMatch(/^\d+,\d{4}-\d\d,6-9,20[^,]+Z,[a-z-]+,[AB],A,counted$/);
  });
});

it('the table of accuracy is the file that the benchmarks left', async () => {
  const file = path.resolve(import.meta.dirname, '../../../packages/astro/data/accuracy.json');
  const { charts, sky } = JSON.parse(readFileSync(file, 'utf8'));
  const words = wordsOf((await get('/welcome/how-it-is-made/en')).text);
  for (const { planet, maxArcsec, p99Arcsec } of charts.points)
    expect(words).toContain(`${planet} ${maxArcsec.toFixed(3)}″ ${p99Arcsec.toFixed(3)}″`);
  expect(words).toContain(`Signs, houses and directions that came out wrong: ${charts.wrongCells} of 9,000.`);
  expect(words).toContain(`never more than ${sky.maxDeg}° apart`);
});

it('the text that is shown as an example has the fingerprint of a row in use', async () => {
  const { text } = await get('/welcome/how-it-is-made/en');
  const hash = /<code>([0-9a-f]{64})<\/code>/.exec(text)?.[1];
  const { rows } = await w.pool.query<{ text: string }>('select text from passages');
  const hashes = rows.map((row) => createHash('sha256').update(row.text).digest('hex'));
  expect(hashes).toContain(hash);
});
