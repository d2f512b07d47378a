import { type ReportTrace, reportTrace, type Verification } from '@udaya/contract/report-trace';
import { productReports } from '@udaya/contract/reports';
import { placeOfKey, slotOf } from '@udaya/core/knowledge/passage-keys';
import type { ReportContent, SourcedText } from '@udaya/core/reports/report-content';
import { sealContent } from '@udaya/core/reports/seal-manifest';
import { beforeEach, describe, expect, it } from 'vitest';
import { readKnowledge } from '../src/features/knowledge/read-knowledge.ts';
import { sha256 } from '../src/platform/crypto/sha256.ts';
import { calmText, edit } from '../testing/knowledge.ts';
import { readyForAdmin } from '../testing/ready-report.ts';
import { requestReport } from '../testing/request-report.ts';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

let id: string;
const w = await forThisFile(world());
await w.startWorkers();
const admin = await w.person('productAdmin', { firstName: 'Nila', lastName: 'Devan' });
const parent = await w.person('user');
beforeEach(async () => {
  id = await requestReport(parent, { name: 'Vetri', timeAccuracy: 'about60' });
  await readyForAdmin(admin, id);
});

const trace = async (): Promise<ReportTrace> => (await admin.call(reportTrace.read, { params: { id } })).body;
const verify = async (): Promise<Verification> =>
  (await admin.call(reportTrace.verify, { params: { id }, body: {} })).body;
const stateOf = ({ checks }: Verification) =>
  Object.fromEntries(checks.map(({ check, state }) => [check, state]));
const textAt = ({ texts }: ReportTrace, wanted: string) => {
  const found = texts.find(({ place }) => place === wanted);
  if (!found) throw new Error(`Nothing stands at ${wanted}.`);
  return found;
};
const contentOf = async (): Promise<ReportContent> =>
  (await w.pool.query('select content from report_versions where report_id = $1', [id])).rows[0].content;
const replaceContent = async (content: ReportContent) =>
  w.pool.query('update report_versions set content = $2 where report_id = $1', [id, JSON.stringify(content)]);

/** The report as if a model had worded its opening: one sentence of it, one that fell back. */
async function wordOpening(consent: string): Promise<void> {
  const content = await contentOf();
  const { frame } = content;
  const [first, ...others] = frame?.opening ?? [];
  if (!frame || !first) throw new Error('The report has no opening.');
  const worded: SourcedText = {
    ...first,
    text: 'Quiet words, {name}. Its own sentence.',
    sentences: [
      {
        text: 'Quiet words, {name}.',
        cites: [
          { kind: 'text', key: first.key, ageBand: first.ageBand, version: first.version },
          { kind: 'sign', planet: 'Sun', sign: 2 },
          { kind: 'trait', trait: 'pace', pole: 'minus' },
        ],
      },
      { text: 'Its own sentence.', cites: [], fallback: true },
    ],
  };
  const opening = [worded, ...others];
  const writer = {
    kind: 'model',
    version: '2',
    mode: 'frame',
    provider: 'Example AI',
    model: 'wordsmith-1',
    promptVersion: '3',
    checksVersion: '4',
    requestHash: 'ab'.repeat(32),
  } as const;
  const said = {
    ...content,
    opening: opening.map(({ text }) => text).join(' '),
    frame: { ...frame, opening },
    manifest: { ...content.manifest, writer },
  };
  await replaceContent(sealContent(said, sha256));
  await w.pool.query(`update consents set wording = $2, wording_version = '1+model-1' where report_id = $1`, [
    id,
    consent,
  ]);
}

describe('the trace of a report', () => {
  it('leads each sentence of what is shown to its row, and each row to who brought it', async () => {
    const shown = (await admin.call(productReports.read, { params: { id } })).body;
    const found = await trace();
    const all = found.texts.map(({ text }) => text);
    const items = JSON.parse(shown.reportJson) as { description: string }[];
    const { glance, bridges, plan, mansion } = shown.frame ?? {};
    for (const text of [
      shown.opening,
      shown.closing,
      ...items.map(({ description }) => description),
      ...shown.minutes,
      ...(glance ? [...glance.strengths, glance.watch, glance.helps] : []),
      ...(bridges ?? []).map((bridge) => bridge.text),
      ...(plan ? [plan.week, ...plan.month] : []),
      mansion?.text ?? '',
    ].filter(Boolean))
      expect(all).toContain(text);
    expect(JSON.stringify(found)).not.toContain('{name}');
    for (const { paragraphs } of found.texts)
      for (const { text, row, by } of paragraphs.flat()) {
        expect(found.rows[row ?? -1]?.text).toContain(text);
        expect(by).toBe('row');
      }
    expect(found.rows[0]).toMatchObject({ source: 'shipped', broughtBy: '', inForce: true });
    expect(textAt(found, 'part.Sun').facts).toEqual([
      'Sun in Vrishabha (Taurus), for the whole range of the birth time',
    ]);
    expect(found.writer).toEqual([{ label: 'Composer', value: 'Version 3' }]);
    expect(textAt(found, 'glance.strength.1').facts[0]).toMatch(/^[+-]\w+ is claimed by \w+ in \w+ \(\w+\)/);
  });

  it('names who edited a text and when, and that it says something else by now', async () => {
    const pair = { reportType: 'Child', planet: 'Venus', position: 3 } as const;
    // The portrait for any age, in whichever wording the birth has.
    const rowOf = ({ rows }: ReportTrace) =>
      rows.find(({ key, ageBand }) => placeOfKey(key)?.planet === 'Venus' && ageBand === '');
    const writeExact = async (name: string) => {
      id = await requestReport(parent, { name });
      await readyForAdmin(admin, id);
    };
    await writeExact('Before');
    const wording = slotOf({ key: rowOf(await trace())?.key ?? '', ageBand: '' })?.wording;
    expect((await edit(admin, pair, calmText('One.'), { wording })).status).toBe(200);
    await writeExact('Edited');
    expect(rowOf(await trace())).toMatchObject({
      source: 'edit',
      broughtBy: 'Nila Devan',
      inForce: true,
      text: calmText('One.'),
    });
    expect(textAt(await trace(), 'part.Venus').facts[0]).toMatch(
      /^Venus in Mithuna \(Gemini\), house \d+, for/,
    );
    await edit(admin, pair, calmText('Two.'), { wording });
    expect(rowOf(await trace())).toMatchObject({ inForce: false, text: calmText('One.') });
  });

  it('tells of a sentence of a model what it cites, and where a row’s own stands', async () => {
    await wordOpening('A language model of Example AI helps.');
    const found = await trace();
    const [first, second, third] = textAt(found, 'opening').paragraphs.flat();
    expect(first).toMatchObject({
      text: 'Quiet words, Vetri.',
      by: 'model',
      slot: 'opening-1',
      citedFacts: ['Sun in Vrishabha (Taurus)', 'Trait -pace'],
    });
    expect(found.rows[first?.citedRows[0] ?? -1]?.key).toMatch(/^opening\./);
    expect([second?.by, third?.by]).toEqual(['fallback', 'row']);
    expect(found.writer.map(({ value }) => value)).toEqual([
      'wordsmith-1 from Example AI',
      'Version 3, checks version 4',
      'frame',
      'ab'.repeat(32),
      'Version 2',
    ]);
  });

  it('goes as far as reports of the first composer know', async () => {
    const { frame: _none, ...rest } = await contentOf();
    const { texts: _rows, seal: _seal, ...manifest } = rest.manifest;
    const rows = await readKnowledge(w.db, 'Child', 'en');
    const passageOf = (key: string) => rows.find((row) => row.key === key && row.ageBand === '')?.text ?? '';
    await replaceContent({
      ...rest,
      statements: rest.statements.map(({ pieces: _p, heading: _h, minute: _m, ...statement }) => ({
        ...statement,
        description: passageOf(`${statement.planet} ${statement.position}`),
      })),
      manifest,
    });
    const found = await trace();
    expect(found.rows).toHaveLength(10);
    expect(textAt(found, 'part.Sun').paragraphs.flat()[0]?.row).not.toBeNull();
    expect(textAt(found, 'opening').paragraphs.flat()[0]?.row).toBeNull();
    expect(stateOf(await verify())).toEqual({
      seal: 'unknown',
      rows: 'unknown',
      facts: 'ok',
      rules: 'unknown',
      consent: 'ok',
    });
  });

  it('is of a report that there is, whose consent holds, for the product admin alone', async () => {
    const none = { params: { id: 'no-such-report' } };
    expect((await admin.call(reportTrace.read, none)).failure.code).toBe('record.missing');
    const other = { params: { id }, query: { version: 7 } };
    expect((await admin.call(reportTrace.read, other)).failure.code).toBe('record.missing');
    expect((await parent.call(reportTrace.read, { params: { id } })).status).toBe(403);
    await w.pool.query('update reports set withdrawn_at = now() where id = $1', [id]);
    expect((await admin.call(reportTrace.read, { params: { id } })).failure.code).toBe('report.withdrawn');
    expect((await admin.call(reportTrace.verify, { params: { id }, body: {} })).failure.code).toBe(
      'report.withdrawn',
    );
  });
});

describe('the verification of a report', () => {
  it('finds nothing wrong with one that is as it was written', async () => {
    const result = await verify();
    expect(stateOf(result)).toEqual({ seal: 'ok', rows: 'ok', facts: 'ok', rules: 'ok', consent: 'ok' });
    expect(result.checks.find(({ check }) => check === 'facts')?.text).toMatch(
      /\(Udaya engine .+, table .+\)/,
    );
    expect(result.checks.flatMap(({ found }) => found)).toEqual([]);
  });

  it('sees a letter of a stored text that changed', async () => {
    await w.pool.query(
      `update report_versions set content = jsonb_set(content, '{statements,0,description}',
         to_jsonb(replace(content #>> '{statements,0,description}', '.', '!'))) where report_id = $1`,
      [id],
    );
    const result = await verify();
    expect(stateOf(result)).toMatchObject({ seal: 'failed', rows: 'ok', rules: 'failed' });
    expect(result.checks[0]?.found).toEqual(['part.Moon']);
  });

  it('sees a change that is in no text', async () => {
    await w.pool.query(
      `update report_versions set content = jsonb_set(content, '{statements,0,weight}', '7') where report_id = $1`,
      [id],
    );
    const [seal] = (await verify()).checks;
    expect(seal).toMatchObject({ state: 'failed', found: [] });
    expect(seal?.text).toContain('No text changed');
  });

  it('sees a row of the knowledge base that is another text now', async () => {
    const [used] = (await contentOf()).manifest.texts ?? [];
    const row = [used?.version, used?.key, used?.ageBand];
    const where = 'where version_id = $1 and key = $2 and age_band = $3';
    const { rows } = await w.pool.query(`select text from passages ${where}`, row);
    await w.pool.query(`update passages set text = text || ' More.' ${where}`, row);
    const result = await verify();
    expect(stateOf(result)).toMatchObject({ seal: 'ok', rows: 'failed', rules: 'failed' });
    expect(result.checks[1]?.found.join()).toContain(used?.key);
    await w.pool.query(`update passages set text = $4 ${where}`, [...row, rows[0].text]);
    expect(stateOf(await verify()).rows).toBe('ok');
  });

  it('sees a birth that is another one now, and cannot tell where another engine came to other figures', async () => {
    await w.pool.query('update reports set birth_ms = birth_ms + 7200000 where id = $1', [id]);
    const result = await verify();
    expect(stateOf(result)).toMatchObject({ seal: 'ok', rows: 'ok', facts: 'failed' });
    expect(result.checks[2]?.found).toContain('Ascendant');
    const content = await contentOf();
    await replaceContent({ ...content, manifest: { ...content.manifest, engineVersion: '0.1' } });
    expect(stateOf(await verify())).toMatchObject({ seal: 'failed', facts: 'unknown' });
  });

  it('sees that a model worded it without a consent that names it', async () => {
    await wordOpening('A language model of Example AI helps.');
    expect(stateOf(await verify()).consent).toBe('ok');
    await wordOpening('A language model of somebody else helps.');
    expect(stateOf(await verify()).consent).toBe('failed');
  });
});
