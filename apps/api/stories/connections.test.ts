import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captchas } from '@udaya/contract/captcha';
import { health } from '@udaya/contract/health';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type World, world } from '../testing/world.ts';

/** More than the operating system takes for a reader that does not read. */
const length = 32_000_000;
const page = mkdtempSync(path.join(tmpdir(), 'udaya-page-'));
let w: World;
beforeAll(async () => {
  mkdirSync(path.join(page, 'assets'));
  writeFileSync(path.join(page, 'assets/large.js'), Buffer.alloc(length, ' '));
  writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>Udaya</title>');
  w = await world({ STALLED_READER_SECONDS: '1', CONNECTIONS_PER_ADDRESS: '20' }, { webFolder: page });
});
afterAll(async () => {
  await w.close();
  rmSync(page, { recursive: true });
});

/** A connection of its own, with what was read on it. */
async function dial(): Promise<{ socket: Socket; heard: () => string; bytes: () => number }> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const socket = connect(Number(new URL(w.origin).port), '127.0.0.1');
  socket.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes < 100_000) parts.push(part);
  });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, heard: () => Buffer.concat(parts).toString(), bytes: () => bytes };
}

const ask = (address: string) => `GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const open = () =>
  new Promise<number>((resolve) => w.app.server.getConnections((_error, count) => resolve(count)));
const closed = (socket: Socket) => vi.waitFor(() => expect(socket.closed).toBe(true), { timeout: 5_000 });

describe('a reader', () => {
  it('that never reads is cut', async () => {
    const before = await open();
    const { socket, bytes } = await dial();
    socket.write(ask('/assets/large.js'));
    socket.pause();
    await vi.waitFor(async () => expect(await open()).toBe(before + 1));
    await vi.waitFor(async () => expect(await open()).toBe(before), { timeout: 8_000 });
    socket.resume();
    await closed(socket);
    expect(bytes()).toBeLessThan(length);
  });

  it('that is slow but reads on gets all of it', { timeout: 30_000 }, async () => {
    const { socket, bytes } = await dial();
    const start = performance.now();
    // 8 KB a millisecond at most, however much has arrived: four seconds for all of it.
    socket.on('data', (part: Buffer) => {
      socket.pause();
      setTimeout(() => socket.resume(), part.length / 8_000);
    });
    socket.write(ask('/assets/large.js'));
    await vi.waitFor(() => expect(bytes()).toBeGreaterThan(length), { timeout: 20_000 });
    expect(socket.closed).toBe(false);
    // Many times longer than one that reads nothing is borne.
    expect(performance.now() - start).toBeGreaterThan(3_000);
    socket.destroy();
  });

  it('that waits a while before it asks for more is not cut', async () => {
    const { socket, heard } = await dial();
    socket.write(ask('/api/health/live'));
    await vi.waitFor(() => expect(heard()).toContain('{"status":"ok"}'));
    await pause(2_500);
    socket.write(ask('/api/no-such-thing'));
    await vi.waitFor(() => expect(heard()).toContain('route.unknown'));
    socket.destroy();
  });
});

describe('a connection', () => {
  it('may ask for some answers at once, and is cut when it asks for many without reading', async () => {
    const some = await dial();
    some.socket.write(ask('/api/health/live').repeat(4));
    await vi.waitFor(() => expect(some.heard().match(/\{"status":"ok"\}/g)).toHaveLength(4));
    some.socket.destroy();
    const many = await dial();
    many.socket.write(ask('/api/openapi.json').repeat(200));
    await closed(many.socket);
    expect(many.bytes()).toBeLessThan(
      20 * (await (await fetch(`${w.origin}/api/openapi.json`)).text()).length,
    );
  });

  it('is refused beside too many others of its address, until one of them ends', async () => {
    const before = await open();
    const others = await Promise.all(Array.from({ length: 20 - before }, dial));
    const surplus = await dial();
    surplus.socket.write(ask('/api/health/live'));
    await closed(surplus.socket);
    expect(surplus.heard()).toMatch(/^HTTP\/1.1 503 .*retry-after: 5.*"code":"server.busy"/s);
    for (const { socket } of others) socket.destroy();
    await vi.waitFor(async () => expect((await w.call(health.live)).status).toBe(200));
  });

  it('that was reset before it was taken up is no error of ours: nothing is done for it', async () => {
    const { port } = new URL(w.origin);
    const reset = `require('node:net').connect(${port}, '127.0.0.1', function () {
      this.write(${JSON.stringify(ask(`/api${captchas.draw.path}`))}, () => this.resetAndDestroy());
    })`;
    // This process, and the server in it, waits meanwhile.
    execFileSync(process.execPath, ['-e', Array.from({ length: 5 }, () => reset).join(';')]);
    expect((await w.call(captchas.draw)).status).toBe(200);
    expect(w.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('is refused beside too many of all', async () => {
    const full = await world({ CONNECTIONS: '2' });
    const { port } = new URL(full.origin);
    const sockets = Array.from({ length: 3 }, () => connect(Number(port), '127.0.0.1').on('error', () => {}));
    try {
      await vi.waitFor(() => expect(sockets.filter((socket) => socket.closed)).toHaveLength(1));
      expect(full.logLines.join('')).toContain('too many connections');
    } finally {
      for (const socket of sockets) socket.destroy();
      await full.close();
    }
  });
});
