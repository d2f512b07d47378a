import { connect } from 'node:net';
import { health } from '@udaya/contract/health';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type World, world } from '../testing/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(async () => w.close());

const post = (body: string, type = 'application/json') =>
  fetch(`${w.origin}/api/astro-users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });

describe('the server', () => {
  it('answers the probes', async () => {
    expect((await w.call(health.live)).body).toEqual({ status: 'ok' });
    expect((await w.call(health.ready)).body).toEqual({ status: 'ok' });
  });

  it('describes itself', async () => {
    const document = (await (await fetch(`${w.origin}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, unknown>;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/astro-users/birthChart/{id}', '/api/places', '/api/captacha']),
    );
    const page = await fetch(`${w.origin}/api/docs`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('/api/astro-users/birthChart');
  });

  it('sets the security headers', async () => {
    const { headers } = await fetch(`${w.origin}/api/health/live`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'self' 'nonce-[\w+/=]{20,}'/);
    expect(policy).not.toContain('unsafe-inline');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/\bcamera=\(\), .*\bgeolocation=\(\)/);
    const checkout = await fetch(`${w.origin}/payments/invoice`);
    expect(checkout.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('bad input', () => {
  it('is refused in one shape, with the id of the request', async () => {
    const cases: [() => Promise<Response>, number, string][] = [
      [() => fetch(`${w.origin}/api/no-such-thing`), 404, 'route.unknown'],
      [() => post('{"username":'), 400, 'request.invalid'],
      [() => post('{"a":'.repeat(40) + '1' + '}'.repeat(40)), 400, 'request.invalid'],
      [() => post('username=x', 'text/plain'), 415, 'request.unsupported'],
      [() => post(`{"username":"${'x'.repeat(300_000)}"}`), 413, 'request.too_large'],
      [() => post('null'), 400, 'request.invalid'],
      [() => post('[]'), 400, 'request.invalid'],
      [
        () =>
          post(
            '{"username":"a\\u0000b","password":"x","userType":"USER","captchaToken":"t","userCaptcha":"c"}',
          ),
        400,
        'request.invalid',
      ],
      [
        () =>
          post(
            '{"username":"\\ud800","password":"x","userType":"USER","captchaToken":"t","userCaptcha":"c"}',
          ),
        400,
        'request.invalid',
      ],
      [() => fetch(`${w.origin}/api/session`), 401, 'session.missing'],
      [
        () => fetch(`${w.origin}/api/session`, { headers: { authorization: `Bearer ${'x'.repeat(5000)}` } }),
        401,
        'session.missing',
      ],
    ];
    for (const [ask, status, code] of cases) {
      const response = await ask();
      const body = (await response.json()) as Record<string, unknown>;
      expect([response.status, body.code]).toEqual([status, code]);
      expect(body.requestId).toBe(response.headers.get('x-request-id'));
      expect(typeof body.message).toBe('string');
    }
  });

  it('keeps its shape where the framework or the parser refuses', async () => {
    const broken = await fetch(`${w.origin}/api/%E0%A4%A`);
    expect([broken.status, ((await broken.json()) as { code: string }).code]).toEqual([
      400,
      'request.invalid',
    ]);
    expect(broken.headers.get('cache-control')).toBe('no-store');
    const head = await fetch(`${w.origin}/api/session`, { method: 'HEAD' });
    expect(head.status).toBe(404);
    expect(await speak('GET / HTTP/1.1\r\nbroken header\r\n\r\n')).toMatch(
      /^HTTP\/1.1 400 .*"code":"request.invalid"/s,
    );
    expect(await speak(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toContain(
      '"code":"request.too_large"',
    );
  });

  it.concurrent('cuts a body that drips', async () => {
    const answer = await speak(
      'POST /api/astro-users/authenticate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n',
      ' ',
    );
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  }, 40_000);

  it('never takes a request id from the caller', async () => {
    const response = await fetch(`${w.origin}/api/health/live`, {
      headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
    });
    expect(response.headers.get('x-request-id')).not.toBe('mine');
  });

  it.concurrent('closes a connection that never finishes its headers', async () => {
    const { port } = new URL(w.origin);
    // Longer than the story may take, a whole request would be waited for.
    const closed = new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: '),
      );
      socket.resume();
      socket.on('close', () => resolve('closed'));
    });
    expect(await closed).toBe('closed');
  });
});

describe('the log', () => {
  it('holds routes and ids, never what was sent', async () => {
    await post(
      JSON.stringify({
        username: 'very-private-name',
        password: 'very-private-word',
        userType: 'USER',
        captchaToken: 't',
        userCaptcha: 'c',
      }),
    );
    await fetch(`${w.origin}/api/astro-users/birthChart/private-id-12345?secret=query-word`, {
      headers: { authorization: 'Bearer private-token' },
    });
    const text = w.logLines.join('');
    expect(text).toContain('"route":"/api/astro-users/birthChart/:id"');
    expect(text).not.toMatch(/very-private|private-id|query-word|private-token/);
  });
});

describe('the policy of the page', () => {
  it('names the payment provider only where it is configured', async () => {
    const settings = {
      PAYMENT_PROVIDER: 'razorpay,paypal',
      RAZORPAY_KEY_ID: 'rzp_test_a',
      RAZORPAY_KEY_SECRET: 'b',
      RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret',
      PAYPAL_CLIENT_ID: 'a',
      PAYPAL_CLIENT_SECRET: 'b',
      PAYPAL_WEBHOOK_ID: 'c',
    };
    const selling = await world(settings);
    try {
      const policyOf = async (path: string) =>
        (await fetch(`${selling.origin}${path}`)).headers.get('content-security-policy') ?? '';
      for (const path of ['/payments/invoice', '/payments/invoice/', '/payments/invoice?report=x']) {
        const policy = await policyOf(path);
        expect(policy).toContain("script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com");
        expect(policy).toMatch(/script-src [^;]*https:\/\/\*\.paypal\.com/);
        expect(policy).toMatch(/frame-src https:\/\/api\.razorpay\.com [^;]*https:\/\/\*\.paypal\.com/);
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      }
      for (const path of [
        '/',
        '/login',
        '/dashboard',
        '/payments',
        '/payments/invoice/x',
        '/payments/success/x',
        '/users-birthchart/payments/invoice',
        '/%70ayments/invoice',
        '//payments/invoice',
        '/login?next=/payments/invoice',
        '/api/health/live',
        '/api/payments/invoice',
      ]) {
        const policy = await policyOf(path);
        expect(policy, path).not.toMatch(/razorpay|paypal|frame-src|unsafe-inline/);
        expect(policy, path).toContain("default-src 'none'");
      }
    } finally {
      await selling.close();
    }
    expect((await fetch(`${w.origin}/payments/invoice`)).headers.get('content-security-policy')).not.toMatch(
      /razorpay|paypal/,
    );
  });
});

/** Sends raw bytes and answers what came back until the server closed; `drip` is sent again every second. */
async function speak(head: string, drip?: string): Promise<string> {
  const { port } = new URL(w.origin);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(head));
    const timer = drip === undefined ? undefined : setInterval(() => socket.write(drip), 1000);
    socket.on('data', (part) => (heard += String(part)));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(heard);
    });
  });
}
