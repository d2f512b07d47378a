import { authenticate, getCaptcha, getSession, logout, putSettings } from '@udaya/contract/identity';
import type { Passwords } from '../../platform/crypto/passwords.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Limiter } from '../../platform/throttle/limiter.ts';
import { makeCaptcha } from './make-captcha.ts';
import { keepSettings } from './keep-settings.ts';
import { readSession } from './read-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export interface IdentityParts {
  db: Database;
  passwords: Passwords;
  captchaKey: Buffer;
  captchaFixedAnswer: string | undefined;
  loginFreeTries: number;
  captchaLimiter: Limiter;
  loginLimiter: Limiter;
}

/** Captcha, sign-in and sign-out, the session and its settings. */
export function identityRoutes(serve: Serve, parts: IdentityParts): void {
  const { db } = parts;

  serve(getCaptcha, async ({ request }) => {
    await parts.captchaLimiter.take(request.ip);
    return makeCaptcha(db, parts.captchaKey, parts.captchaFixedAnswer);
  });

  serve(authenticate, async ({ body, request }) => {
    await parts.loginLimiter.take(request.ip);
    const deps = { db, passwords: parts.passwords, captchaKey: parts.captchaKey, freeTries: parts.loginFreeTries };
    return signIn(deps, body, request.id);
  });

  serve(logout, async ({ viewer, request }) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    return signOut(db, viewer, token, request.id);
  });
  serve(getSession, async ({ viewer }) => readSession(db, viewer));
  serve(putSettings, async ({ viewer, body }) => keepSettings(db, viewer, body));
}
