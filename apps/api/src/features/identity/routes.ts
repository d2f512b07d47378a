import { accounts, profile } from '@udaya/contract/accounts';
import { captchas } from '@udaya/contract/captcha';
import { sessions } from '@udaya/contract/sessions';
import { Failure, type FailureCode } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { FastifyRequest } from 'fastify';
import { bearerOf, type Serve } from '../../platform/http/serve.ts';
import type { Speech } from '../../platform/speech/open-speech.ts';
import type { Limiter, Tally } from '../../platform/throttle/limiter.ts';
import { networkOf } from '../../platform/throttle/network-of.ts';
import { activateAccount } from './activate-account.ts';
import { askForLink, type AskForLinkParts } from './ask-for-link.ts';
import { changePassword, type ChangePasswordParts } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { checkResetLink } from './check-reset-link.ts';
import { confirmEmail } from './confirm-email.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { keepSettings } from './keep-settings.ts';
import { listActivity } from './list-activity.ts';
import { listDiallingCountries } from './list-dialling-countries.ts';
import { listSessions } from './list-sessions.ts';
import { makeCaptcha } from './make-captcha.ts';
import { makeChallenge } from './make-challenge.ts';
import { cancelEmailChange, resendConfirmation } from './pending-email.ts';
import { readProfile } from './read-profile.ts';
import { readSession } from './read-session.ts';
import { resendActivation } from './resend-activation.ts';
import { resetPassword } from './reset-password.ts';
import { signIn, type SignInParts } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp, type SignUpParts } from './sign-up.ts';
import { speakCaptcha } from './speak-captcha.ts';

export interface IdentityParts extends SignInParts, SignUpParts, AskForLinkParts, ChangePasswordParts {
  speech: Speech;
  captchaFixedAnswer: string | undefined;
  captchaLimiter: Limiter;
  loginLimiter: Limiter;
  /** Wrong answers, failed sign-ins and challenges by network: what makes the proof of work longer. */
  troubles: Tally;
  /** For what anybody may ask for without a login, by the address it comes from. */
  accountLimiter: Limiter;
}

/** Accounts and sessions: from registration to the profile and its security. */
export function identityRoutes(serve: Serve, parts: IdentityParts): void {
  serveCaptchas(serve, parts);
  serveAccounts(serve, parts);
  serveSessions(serve, parts);
  serveProfile(serve, parts);
}

function serveCaptchas(serve: Serve, parts: IdentityParts): void {
  const { db, captchaKey, captchaLimiter } = parts;
  for (const route of [captchas.draw, captchas.drawAlias]) {
    serve(route, async ({ request }) => {
      await captchaLimiter.take(networkOf(request.ip));
      return makeCaptcha(db, captchaKey, parts.captchaFixedAnswer);
    });
  }
  serve(captchas.speak, async ({ query, request }) => {
    await captchaLimiter.take(networkOf(request.ip));
    return speakCaptcha(parts, query.token);
  });
  serve(captchas.challenge, async ({ request }) => {
    const network = networkOf(request.ip);
    await captchaLimiter.take(network);
    const troubles = await parts.troubles.count(network);
    await parts.troubles.add(network);
    return makeChallenge(db, captchaKey, troubles);
  });
}

/** Does what a captcha stands before; a wrong answer or password makes the network's next calculations longer. */
async function countingTrouble<T>(
  { troubles }: IdentityParts,
  network: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const counts = error instanceof Failure && troublesome.includes(error.code);
    if (counts) await troubles.add(network);
    throw error;
  }
}

const troublesome: FailureCode[] = ['captcha.invalid', 'login.bad_credentials', 'login.throttled'];

function serveAccounts(serve: Serve, parts: IdentityParts): void {
  const { db, accountLimiter, cooldown } = parts;
  serve(accounts.listCountries, async () => listDiallingCountries());
  serve(accounts.signUp, async ({ body, request }) => {
    const network = networkOf(request.ip);
    await accountLimiter.take(network);
    return countingTrouble(parts, network, () => signUp(parts, body, request.id));
  });
  serve(accounts.activate, async ({ query, request }) => {
    await accountLimiter.take(networkOf(request.ip));
    return activateAccount(parts, query.token, request.id);
  });
  serve(accounts.resendActivation, async ({ body, request }) => {
    await accountLimiter.take(networkOf(request.ip));
    if ('pendingToken' in body) await resendActivation(parts, body.pendingToken, body.email);
    else await askForLink(parts, { wants: 'activation', email: body.email });
    return { message: m.account_link_sent(), retryAfterSeconds: cooldown.seconds };
  });
  serve(accounts.forgotPassword, async ({ body, request }) => {
    await accountLimiter.take(networkOf(request.ip));
    await askForLink(parts, { wants: 'reset', email: body.email });
    return { message: m.account_reset_sent(), retryAfterSeconds: cooldown.seconds };
  });
  serve(accounts.resetPassword, async ({ body, request }) => {
    await accountLimiter.take(networkOf(request.ip));
    return resetPassword(parts, body, { requestId: request.id, network: networkOf(request.ip) });
  });
  serve(accounts.checkResetLink, async ({ body, request }) => {
    await accountLimiter.take(networkOf(request.ip));
    return checkResetLink(db, body.token);
  });
  serve(accounts.confirmEmail, async ({ body, request }) => {
    await accountLimiter.take(networkOf(request.ip));
    return confirmEmail(parts, body.token, request.id);
  });
}

function serveSessions(serve: Serve, parts: IdentityParts): void {
  const { db } = parts;
  serve(sessions.signIn, async ({ body, request }) => {
    const network = networkOf(request.ip);
    await parts.loginLimiter.take(network);
    const from = { requestId: request.id, userAgent: request.headers['user-agent'], network };
    return countingTrouble(parts, network, () => signIn(parts, body, from));
  });
  serve(sessions.signOut, async ({ viewer, request }) => signOut(db, viewer, tokenOf(request), request.id));
  serve(sessions.read, async ({ viewer }) => readSession(db, viewer));
  serve(sessions.keepSettings, async ({ viewer, body }) => keepSettings(db, viewer, body));
  serve(sessions.list, async ({ viewer, request }) => listSessions(db, viewer, tokenOf(request)));
  serve(sessions.end, async ({ viewer, params, request }) => {
    const before = await listSessions(db, viewer, tokenOf(request));
    await endSession(db, viewer, params.id, request.id);
    return { sessions: before.sessions.filter(({ id }) => id !== params.id) };
  });
  serve(sessions.endAll, async ({ viewer, body, request }) =>
    endSessions(db, viewer, body.keepCurrent ? tokenOf(request) : undefined, request.id),
  );
  serve(sessions.listActivity, async ({ viewer }) => listActivity(db, viewer));
}

function serveProfile(serve: Serve, parts: IdentityParts): void {
  const sessionOf = (request: FastifyRequest) => ({ token: tokenOf(request), requestId: request.id });
  serve(profile.read, async ({ viewer }) => readProfile(parts, viewer));
  serve(profile.resendConfirmation, async ({ viewer }) => {
    await resendConfirmation(parts, viewer);
    return { message: m.account_link_sent(), retryAfterSeconds: parts.cooldown.seconds };
  });
  serve(profile.cancelEmailChange, async ({ viewer, request }) => {
    await cancelEmailChange(parts.db, viewer, request.id);
    return readProfile(parts, viewer);
  });
  serve(profile.change, async ({ viewer, body, request }) => {
    if (body.updateDetail === 'login') await changePassword(parts, viewer, body, sessionOf(request));
    else await changeProfile(parts, viewer, body, request.id);
    const message = body.updateDetail === 'login' ? m.profile_password_saved() : m.profile_saved();
    return { message, profile: await readProfile(parts, viewer) };
  });
  serve(profile.changePassword, async ({ viewer, body, request }) => {
    await changePassword(parts, viewer, body, sessionOf(request));
    return { message: m.profile_password_saved() };
  });
}

/** The token that a request with a session bears. */
function tokenOf(request: FastifyRequest): string {
  return bearerOf(request) ?? '';
}
