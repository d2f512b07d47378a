import { failure_server_error } from '@udaya/messages';
import { describe, expect, test } from 'vitest';
import { errorLine, errorSentence, errorText } from './error-text.ts';
import { errorOfReply, unreachable } from './failed-call.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

describe('an error in words', () => {
  test('is the server’s own where it refused, with the id and the fields', async () => {
    const errors = [{ path: 'name', message: 'Please enter a name' }];
    const body = {
      message: 'Please check the highlighted fields',
      code: 'request.invalid',
      requestId: 'r1',
      errors,
    };
    const error = await errorOfReply(json(400, body));
    expect(error.code).toBe('request.invalid');
    expect(errorText(error)).toEqual({
      message: 'Please check the highlighted fields',
      requestId: 'r1',
      fields: errors,
    });
  });

  test('says Invalid username or password for bad credentials, and Invalid captcha', async () => {
    const refusal = (code: string, message: string) =>
      errorOfReply(json(401, { message, code, requestId: 'r' }));
    expect(errorText(await refusal('login.bad_credentials', 'Bad credentials')).message).toBe(
      'Invalid username or password',
    );
    expect(errorText(await refusal('captcha.invalid', 'Invalid Captcha')).message).toBe('Invalid captcha');
  });

  test('keeps the seconds of a throttled login', async () => {
    const message = 'Too many attempts. Please wait 30 seconds and try again';
    const error = await errorOfReply(
      json(429, { message, code: 'login.throttled', requestId: 'r' }, { 'retry-after': '30' }),
    );
    expect(error.retryAfterSeconds).toBe(30);
    expect(errorText(error).message).toBe(message);
  });

  test('never shows an object, a page or a flood of text', async () => {
    const replies = [
      json(500, { message: { cause: 'x' }, code: 'server.error', requestId: 'r' }),
      new Response('<h1>Bad gateway</h1>', { status: 500 }),
      json(500, { message: 'x'.repeat(5000), code: 'server.error', requestId: 'r' }),
    ];
    for (const reply of replies) {
      expect(errorText(await errorOfReply(reply)).message).toMatch(/^Something went wrong/);
    }
  });

  test('knows a gateway whose server is away', async () => {
    const error = await errorOfReply(new Response('', { status: 502 }));
    expect(error.code).toBe('server.unavailable');
  });

  test('tells a lost connection from a slow one', () => {
    expect(unreachable(new TypeError('fetch failed')).code).toBe('network.unreachable');
    expect(unreachable(new DOMException('', 'TimeoutError')).code).toBe('network.timeout');
  });

  test('hides what a bug throws', () => {
    expect(errorText(new Error('undefined is not a function')).message).toMatch(/^Something went wrong/);
  });

  test('carries what a waiting account needs for another mail', async () => {
    const body = {
      message: 'This link has expired',
      code: 'link.expired',
      requestId: 'r4',
      pendingToken: 'pnd_1',
    };
    expect((await errorOfReply(json(410, body))).pendingToken).toBe('pnd_1');
  });
});

describe('an error that names a number', () => {
  const refused = (status: number, code: string, headers: Record<string, string> = {}) =>
    errorOfReply(
      json(status, code ? { message: failure_server_error(), code, requestId: 'r1' } : {}, headers),
    );

  test('shows it, as a line of its own and within other words', async () => {
    const error = await refused(500, 'server.error');
    expect(errorLine(error)).toEqual({ text: failure_server_error(), detail: 'Reference for support: r1' });
    expect(errorSentence(error)).toBe(`${failure_server_error()}. Reference for support: r1`);
  });

  test('names none where there is none', async () => {
    for (const error of [await refused(409, ''), unreachable(new TypeError('x')), new Error('bug')]) {
      expect(errorLine(error).text).not.toContain('number');
      expect(errorLine(error).detail).toBeUndefined();
    }
    const flood = await errorOfReply(json(400, { message: 'x'.repeat(500), code: 'x', requestId: '' }));
    expect(errorLine(flood)).toEqual({
      text: expect.not.stringContaining('number') as string,
      detail: undefined,
    });
  });

  test('shows it for an everyday refusal, too', async () => {
    const error = await errorOfReply(
      json(401, { message: 'Bad', code: 'login.bad_credentials', requestId: 'r' }),
    );
    expect(errorLine(error)).toEqual({
      text: 'Invalid username or password',
      detail: 'Reference for support: r',
    });
    expect(errorLine(null)).toEqual({ text: undefined, detail: undefined });
  });
});
