import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type World, world } from '../testing/world.ts';

let webFolder: string;
let w: World;
let production: World;
beforeAll(async () => {
  webFolder = mkdtempSync(path.join(tmpdir(), 'udaya-web-'));
  mkdirSync(path.join(webFolder, 'assets'));
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>The page</title>');
  writeFileSync(path.join(webFolder, 'student.html'), '<!doctype html><title>The light page</title>');
  writeFileSync(path.join(webFolder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  w = await world({}, { webFolder });
  production = await world(
    {
      NODE_ENV: 'production',
      CAPTCHA_FIXED_ANSWER: '',
      SUPPORT_EMAIL: 'help@udaya.example',
      MAIL_FROM: 'post@udaya.example',
    },
    { webFolder },
  );
});
afterAll(async () => {
  await w.close();
  await production.close();
  rmSync(webFolder, { recursive: true });
});

const worlds = () => [w, production];

describe('the page', () => {
  it.each([
    '/',
    '/login',
    '/no-such-page',
    '/report-registration',
    '/reset-password/res_abc-DEF',
    '/users-birthchart/1?name=a.b',
    // As a mail program makes a link that ends a sentence.
    '/activate-user/act_abc.',
  ])('stands at %s', async (address) => {
    for (const { origin } of worlds()) {
      const answer = await fetch(origin + address);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('The page')]);
    }
  });

  it.each([
    '/report-registration/form_abc-DEF',
    '/report-registration/form_abc.',
    '/report-registration-status/form_a?receipt=R',
  ])('of the students’ form stands at %s', async (address) => {
    for (const { origin } of worlds()) {
      const answer = await fetch(origin + address);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('The light page')]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('has its files', async () => {
    expect((await fetch(`${w.origin}/icon.svg`)).headers.get('content-type')).toContain('svg');
  });

  it.each([
    '/.env',
    '/%2eenv',
    '/.env.local',
    '/.git/config',
    '/a/.aws/credentials',
    '/.well-known/x',
    '/wp-login.php',
    '/wp-login.php/',
    '/index.html',
    '/student.html',
    '/student-load.json',
    '/assets/start.js.map',
    '/start.js.map',
    '/backup.sql.gz',
    '/login.json?x=1',
    '/secrets%2ejson',
    '/config.php~',
    '/login/..%2f.env',
  ])('does not stand in for %s', async (address) => {
    for (const { origin } of worlds()) {
      const answer = await fetch(origin + address);
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('"route.unknown"')]);
    }
  });
});

describe('the description of the API', () => {
  it.each(['/api/docs', '/api/openapi.json'])('%s is not there in production', async (address) => {
    expect((await fetch(w.origin + address)).status).toBe(200);
    expect((await fetch(production.origin + address)).status).toBe(404);
  });
});
