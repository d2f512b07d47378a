import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import {
  chart,
  closeTypesetters,
  isAlive,
  makeCharts,
  makeReport,
  makeTypesetter,
} from '../../../testing/typesetters.ts';

// Real processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });
const waitOptions = { timeout: 30_000 };

afterEach(closeTypesetters);

it('a renderer whose server is killed over a document ends quietly', async () => {
  const program = `
    import { startRenderer } from ${JSON.stringify(new URL('start-renderer.ts', import.meta.url))};
    import { makeReport } from ${JSON.stringify(new URL('../../../testing/typesetters.ts', import.meta.url))};
    const renderer = startRenderer({
      onReply() {
        for (const id of [2, 3]) renderer.send({ id, task: { kind: 'report', document: makeReport({ title: 'It ' + id }) } });
        setTimeout(() => process.kill(process.pid, 'SIGKILL'), 3);
      },
      onEnd() {},
    });
    renderer.send({ id: 1, task: { kind: 'warm-up' } });`;
  const server = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // It is open until the renderer, too, is gone.
  expect(await text(server.stderr)).toBe('');
  expect(server.signalCode).toBe('SIGKILL');
});

describe('outlives its renderers', () => {
  it('replaces one after so many documents and loses none that waits', async () => {
    const { typesetter, told } = makeTypesetter({ documentsPerRenderer: 3, renderers: 1 });
    const titles = Array.from({ length: 8 }, (_, index) => `Report number ${index}`);
    const pdfs = await Promise.all(titles.map((title) => typesetter.typeset(makeReport({ title }))));
    const read = await Promise.all(
      pdfs.map(async (pdf) => (await (await readPdf(pdf)).document.getMetadata()).info),
    );
    expect(read).toMatchObject(titles.map((title) => ({ Title: `A kind of report: ${title}` })));
    const started = told.filter((entry) => entry.message === 'renderer started');
    expect(new Set(started.map((entry) => entry.pid)).size).toBe(3);
    expect(told.filter((entry) => entry.message === 'renderer retired')).toMatchObject([
      { rendered: 3 },
      { rendered: 3 },
    ]);
  });

  it('lets owners take turns', async () => {
    const { typesetter } = makeTypesetter({ renderers: 1 });
    const order: string[] = [];
    const charts = makeCharts(18);
    const draw = async (owner: string) => {
      await typesetter.drawChart(charts.pop() ?? chart, owner);
      order.push(owner);
    };
    const flood = Array.from({ length: 15 }, () => draw('one'));
    await Promise.all([...flood, draw('other'), draw('third'), draw('other')]);
    expect(order.slice(0, 6)).toEqual(['one', 'one', 'other', 'third', 'one', 'other']);
  });

  it('gives a document to a new one when the first dies over it', async () => {
    let killed = 0;
    const { typesetter, messages } = makeTypesetter({}, (entry) => {
      if (entry.message === 'renderer started' && killed === 0 && entry.pid) {
        killed += 1;
        process.kill(entry.pid, 'SIGKILL');
      }
    });
    const { text } = await readPdf(await typesetter.typeset(makeReport()));
    expect(text).toContain('Meenakshi');
    expect(messages()).toEqual(['renderer started', 'renderer lost', 'renderer started']);
  });

  it('gives up on a document over which two die, and goes on with the next', async () => {
    let killed = 0;
    const { typesetter, messages } = makeTypesetter({ renderers: 1 }, (entry) => {
      if (entry.message === 'renderer started' && killed < 2 && entry.pid) {
        killed += 1;
        process.kill(entry.pid, 'SIGKILL');
      }
    });
    const first = typesetter.typeset(makeReport());
    const second = typesetter.typeset(makeReport({ title: 'The next' }));
    await expect(first).rejects.toMatchObject({
      code: 'pdf.failed',
      cause: { message: expect.stringContaining('SIGKILL') },
    });
    expect((await readPdf(await second)).text).toContain('The next');
    expect(messages().filter((message) => message === 'renderer lost')).toHaveLength(2);
  });

  it('starts again when an idle one died', async () => {
    const { typesetter, told } = makeTypesetter();
    await typesetter.drawChart(chart);
    const pid = told[0]?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(told.at(-1)?.message).toBe('renderer lost'), waitOptions);
    expect((await typesetter.drawChart(makeCharts(1)[0] ?? chart)).length).toBeGreaterThan(1000);
  });

  it('ends one that does not answer in time', async () => {
    const { typesetter, told } = makeTypesetter({ timeoutMs: 1 });
    await expect(typesetter.typeset(makeReport())).rejects.toMatchObject({ code: 'pdf.failed' });
    const pids = told.filter((entry) => entry.message === 'renderer started').map((entry) => entry.pid ?? 0);
    expect(pids).toHaveLength(2);
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), waitOptions);
  });
});

describe('with several renderers', () => {
  it('goes on while one hangs, and ends that one when its time is up', async () => {
    const { typesetter, told } = makeTypesetter({ renderers: 2, timeoutMs: 8_000 }, (entry) => {
      const first = told.filter(({ message }) => message === 'renderer started').length === 1;
      if (entry.message === 'renderer started' && first && entry.pid) process.kill(entry.pid, 'SIGSTOP');
    });
    const done: string[] = [];
    const set = async (title: string) => {
      const pdf = await typesetter.typeset(makeReport({ title }));
      done.push(title);
      return pdf;
    };
    const hung = set('The first');
    await Promise.all([set('The second'), set('The third')]);
    expect(done).toEqual(['The second', 'The third']);
    expect((await readPdf(await hung)).text).toContain('The first');
    expect(told.find(({ message }) => message === 'renderer lost')?.reason).toBe('no answer within 8000 ms');
    const [stopped] = told.map(({ pid }) => pid ?? 0);
    await vi.waitFor(() => expect(isAlive(stopped ?? 0)).toBe(false), waitOptions);
  });

  it('starts one for a single document, and no more than it may for many', async () => {
    const { typesetter, told } = makeTypesetter({ renderers: 2 });
    const started = () => told.filter(({ message }) => message === 'renderer started').length;
    await typesetter.typeset(makeReport());
    await typesetter.drawChart(chart);
    expect(started()).toBe(1);
    await Promise.all(makeCharts(12).map((one) => typesetter.drawChart(one)));
    expect(started()).toBe(2);
  });

  it('loses nothing to one that dies as it joins', async () => {
    let started = 0;
    const { typesetter, messages } = makeTypesetter({ renderers: 2 }, (entry) => {
      if (entry.message !== 'renderer started' || !entry.pid) return;
      started += 1;
      if (started === 2) process.kill(entry.pid, 'SIGKILL');
    });
    const drawn = await Promise.all(makeCharts(12).map((one) => typesetter.drawChart(one)));
    expect(drawn.every(({ length }) => length > 1000)).toBe(true);
    await vi.waitFor(() => expect(messages()).toContain('renderer lost'), waitOptions);
    expect((await typesetter.typeset(makeReport())).length).toBeGreaterThan(1000);
  });
});

describe('keeps what it made', () => {
  it('and makes it again only when a text, a picture or the kind of document is another', async () => {
    const { typesetter } = makeTypesetter();
    const chartImagePng = new Uint8Array(await typesetter.drawChart(chart));
    const report = makeReport({ chartImagePng, chartAlt: 'Sun in Mesha.' });
    const [first, second] = await Promise.all([typesetter.typeset(report), typesetter.typeset(report)]);
    expect(second).toBe(first);
    const copy = structuredClone(report);
    expect(await typesetter.typeset(copy, 'somebody else')).toBe(first);
    const retouched = Uint8Array.from(await typesetter.drawChart(makeCharts(1)[0] ?? chart));
    for (const changes of [{ footer: 'Another' }, { chartImagePng: retouched }])
      expect((await typesetter.typeset({ ...report, ...changes })).equals(first)).toBe(false);
    expect(await typesetter.drawChart(chart)).toBe(await typesetter.drawChart(structuredClone(chart)));
  });

  it('only as far as there is room for it', async () => {
    const { typesetter } = makeTypesetter({ cachedBytes: 1000 });
    expect(await typesetter.drawChart(chart)).not.toBe(await typesetter.drawChart(chart));
  });
});

describe('refuses', () => {
  it('a chart that cannot be drawn, and stays well', async () => {
    const { typesetter, messages } = makeTypesetter();
    const impossible = { points: { Moon: { lonDeg: 400, sign: 13, retrograde: false } } };
    await expect(typesetter.drawChart(impossible)).rejects.toMatchObject({
      code: 'pdf.failed',
      cause: { message: 'sign 13 is not a whole number from 1 to 12' },
    });
    await typesetter.drawChart(chart);
    expect(messages()).toEqual(['renderer started', 'document not rendered']);
  });

  it('a chart that cannot be drawn as often as it is asked for', async () => {
    const { typesetter } = makeTypesetter();
    const impossible = { points: { Moon: { lonDeg: 400, sign: 13, retrograde: false } } };
    for (const _ of [1, 2])
      await expect(typesetter.drawChart(impossible)).rejects.toMatchObject({ code: 'pdf.failed' });
  });

  it('more than the queue holds, at once', async () => {
    const { typesetter } = makeTypesetter({ queueLimit: 2 });
    const taken = makeCharts(3).map((one) => typesetter.drawChart(one));
    await expect(typesetter.drawChart(chart)).rejects.toMatchObject({
      code: 'server.busy',
      retryAfterSeconds: 5,
    });
    expect(await Promise.all(taken)).toHaveLength(3);
    expect((await typesetter.drawChart(chart)).length).toBeGreaterThan(1000);
  });

  it('more than one owner may have waiting, while others still may', async () => {
    const { typesetter } = makeTypesetter({ ownerLimit: 2 });
    const taken = makeCharts(3).map((one) => typesetter.drawChart(one, 'one'));
    await expect(typesetter.drawChart(chart, 'one')).rejects.toMatchObject({ code: 'server.busy' });
    expect(await Promise.all([...taken, typesetter.drawChart(chart, 'other')])).toHaveLength(4);
  });

  it('what waits when it closes, finishes what is in hand, and leaves no process', async () => {
    const { typesetter, told } = makeTypesetter();
    const inHand = typesetter.drawChart(chart);
    const waiting = expect(typesetter.typeset(makeReport())).rejects.toMatchObject({
      code: 'server.unavailable',
    });
    await typesetter.close();
    expect((await inHand).length).toBeGreaterThan(1000);
    await waiting;
    await expect(typesetter.drawChart(chart)).rejects.toMatchObject({ code: 'server.unavailable' });
    await vi.waitFor(() => expect(isAlive(told[0]?.pid ?? 0)).toBe(false), waitOptions);
  });
});
