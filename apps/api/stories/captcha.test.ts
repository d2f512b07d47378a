import { captchas } from '@udaya/contract/captcha';
import { sessions } from '@udaya/contract/sessions';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forThisFile } from '../testing/shared-world.ts';
import { world } from '../testing/world.ts';

const w = await forThisFile(world());

const attempt = (captchaToken: string, userCaptcha: string) =>
  w.call(sessions.logIn, {
    body: { username: 'somebody', password: 'something', userType: 'USER', captchaToken, userCaptcha },
  });

describe('the captcha under its other name', () => {
  it('is the same', async () => {
    const { captchaToken } = (await w.call(captchas.drawAlias)).body;
    expect((await attempt(captchaToken, w.captchaAnswer)).failure.code).toBe('login.bad_credentials');
  });
});

describe('the characters read aloud', () => {
  it('are a sound that says how long it is, and leave the captcha unspent', async () => {
    const { captchaToken } = (await w.call(captchas.draw)).body;
    const sound = await w.call(captchas.speak, { query: { token: captchaToken } });
    expect([sound.status, sound.headers.get('content-type'), sound.headers.get('cache-control')]).toEqual([
      200,
      'audio/wav',
      'no-store',
    ]);
    const wav = Buffer.from(sound.body);
    expect([wav.subarray(0, 4).toString(), wav.subarray(8, 12).toString()]).toEqual(['RIFF', 'WAVE']);
    expect([wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([wav.length - 8, wav.length - 44]);
    expect(wav.length).toBeGreaterThan(20_000);
    expect((await attempt(captchaToken, w.captchaAnswer)).failure.code).toBe('login.bad_credentials');
  });

  it('are refused for a token that is spent, run out, made up, or asks for work', async () => {
    const spent = (await w.call(captchas.draw)).body.captchaToken;
    await attempt(spent, 'WRONG');
    const late = (await w.call(captchas.draw)).body.captchaToken;
    await w.db.execute(sql`update captchas set expires_at = now() - interval '1 second'`);
    const work = (await w.call(captchas.challenge)).body.captchaToken;
    for (const token of [spent, late, 'cap_made-up']) {
      const answer = await w.call(captchas.speak, { query: { token } });
      expect([answer.status, answer.failure.code]).toEqual([410, 'captcha.expired']);
    }
    const answer = await w.call(captchas.speak, { query: { token: work } });
    expect([answer.status, answer.failure.code]).toEqual([404, 'captcha.no_audio']);
  });

  it('sound the same each time they are asked for, and otherwise in every captcha', async () => {
    const soundOf = async (token: string) =>
      Buffer.from((await w.call(captchas.speak, { query: { token } })).body).toString('base64');
    const [one, two] = [
      (await w.call(captchas.draw)).body.captchaToken,
      (await w.call(captchas.draw)).body.captchaToken,
    ];
    const first = await soundOf(one);
    expect(await soundOf(one)).toBe(first);
    expect(await soundOf(two)).not.toBe(first);
  });

  it('can be heard of every captcha that is drawn', async () => {
    const drawing = await world({ CAPTCHA_FIXED_ANSWER: '' });
    try {
      for (let n = 0; n < 12; n += 1) {
        const { captchaToken, captchaImage } = (await drawing.call(captchas.draw)).body;
        const picture = Buffer.from(captchaImage, 'base64');
        expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([440, 144]);
        const sound = await drawing.call(captchas.speak, { query: { token: captchaToken } });
        const wav = Buffer.from(sound.body);
        const samples = Array.from({ length: (wav.length - 44) / 2 }, (_, at) =>
          wav.readInt16LE(44 + at * 2),
        );
        expect(samples.length / wav.readUInt32LE(24)).toBeGreaterThan(3);
        expect(samples.length / wav.readUInt32LE(24)).toBeLessThan(12);
        // Nowhere is it still: pauses would tell a program where a character begins.
        for (let at = 5_000; at + 5_000 < samples.length; at += 2_500)
          expect(Math.max(...samples.slice(at, at + 2_500))).toBeGreaterThan(300);
      }
    } finally {
      await drawing.close();
    }
  });

  it('are refused where no voice has them', async () => {
    const silent = await world({ CAPTCHA_FIXED_ANSWER: 'Ä1' });
    try {
      const { captchaToken } = (await silent.call(captchas.draw)).body;
      const answer = await silent.call(captchas.speak, { query: { token: captchaToken } });
      expect([answer.status, answer.failure.code]).toEqual([404, 'captcha.no_audio']);
      expect(answer.failure.message).toContain('I cannot read this');
    } finally {
      await silent.close();
    }
  });
});

describe('the proof of work', () => {
  async function solved() {
    const { captchaToken, challenge } = (await w.call(captchas.challenge)).body;
    const solution = await solveChallenge({ challenge, deriveKey });
    return { captchaToken, challenge, solution };
  }

  it('fills the same two fields, once', async () => {
    const { captchaToken, challenge, solution } = await solved();
    expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5000 });
    expect(solution?.counter).toBeGreaterThanOrEqual(200);
    expect(solution?.counter).toBeLessThanOrEqual(800);
    expect((await attempt(captchaToken, solution?.derivedKey ?? '')).failure.code).toBe(
      'login.bad_credentials',
    );
    expect((await attempt(captchaToken, solution?.derivedKey ?? '')).failure.code).toBe('captcha.invalid');
  });

  it('is not passed without the work', async () => {
    const one = (await w.call(captchas.challenge)).body;
    expect((await attempt(one.captchaToken, one.challenge.parameters.keyPrefix)).failure.code).toBe(
      'captcha.invalid',
    );
    const two = (await w.call(captchas.challenge)).body;
    expect((await attempt(two.captchaToken, w.captchaAnswer)).failure.code).toBe('captcha.invalid');
    const { solution } = await solved();
    const three = (await w.call(captchas.challenge)).body;
    expect((await attempt(three.captchaToken, solution?.derivedKey ?? '')).failure.code).toBe(
      'captcha.invalid',
    );
  });

  it('rises with each thing that goes wrong in a network, up to 800 tries, and nowhere else', async () => {
    const proxied = await world({ TRUST_PROXY: '1' });
    const counterFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      const { challenge } = (await proxied.call(captchas.challenge, { headers })).body;
      return (await solveChallenge({ challenge, deriveKey }))?.counter ?? 0;
    };
    const fail = (address: string) =>
      proxied.call(sessions.logIn, {
        body: { username: 'a', password: 'b', userType: 'USER', captchaToken: 'cap_x', userCaptcha: 'x' },
        headers: { 'x-forwarded-for': address },
      });
    try {
      expect(await counterFrom('203.0.113.1')).toBeLessThanOrEqual(300);
      for (const fewest of [300, 400, 500]) {
        await fail('203.0.113.1');
        const counter = await counterFrom('203.0.113.1');
        expect([counter >= fewest, counter <= fewest + 100]).toEqual([true, true]);
      }
      expect(await counterFrom('203.0.113.2')).toBeLessThanOrEqual(300);
      for (let n = 0; n < 40; n += 1) await fail('203.0.113.1');
      const most = await counterFrom('203.0.113.1');
      expect([most >= 700, most <= 800]).toEqual([true, true]);
      await proxied.db.execute(sql`update rate_limits set expire = 1 where key like 'troubles%'`);
      expect(await counterFrom('203.0.113.1')).toBeLessThanOrEqual(300);
    } finally {
      await proxied.close();
    }
  });

  it('runs out', async () => {
    const { captchaToken, solution } = await solved();
    await w.db.execute(sql`update captchas set expires_at = now() - interval '1 second'`);
    expect((await attempt(captchaToken, solution?.derivedKey ?? '')).failure.code).toBe('captcha.invalid');
  });
});

describe('what is stored of a captcha', () => {
  it('gives away neither answer nor token', async () => {
    await w.db.execute(sql`delete from captchas`);
    const { captchaToken } = (await w.call(captchas.draw)).body;
    const { rows } = await w.db.execute(
      sql`select encode(sealed, 'escape') as sealed, encode(token_hash, 'escape') as hash from captchas`,
    );
    expect(JSON.stringify(rows)).not.toContain(w.captchaAnswer);
    expect(JSON.stringify(rows)).not.toContain(captchaToken.slice(4));
  });

  it('does not fit another token', async () => {
    const [one, two] = [
      (await w.call(captchas.draw)).body.captchaToken,
      (await w.call(captchas.draw)).body.captchaToken,
    ];
    await w.db.execute(sql`update captchas set sealed = (select sealed from captchas limit 1)`);
    const codes = [
      (await attempt(one, w.captchaAnswer)).failure.code,
      (await attempt(two, w.captchaAnswer)).failure.code,
    ];
    expect(codes).toContain('captcha.invalid');
  });
});
