import { accounts, profile } from '@udaya/contract/accounts';
import { captchas } from '@udaya/contract/captcha';
import { sessions } from '@udaya/contract/sessions';
import { Failure, type FailureCode } from '@udaya/core/failure';
import * as m from '@udaya/messages';
import type { UserCall } from '../../platform/call-context.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Speech } from '../../platform/speech/open-speech.ts';
import type { Tally } from '../../platform/throttle/limiter.ts';
import { activateAccount } from './activate-account.ts';
import { askForLink, type AskForLinkParts } from './ask-for-link.ts';
import { changePassword, type ChangePasswordParts } from './change-password.ts';
import { changeProfile } from './change-profile.ts';
import { checkResetLink } from './check-reset-link.ts';
import { confirmEmail } from './confirm-email.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { keepSettings } from './keep-settings.ts';
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
  /** Wrong answers, failed sign-ins and challenges by network: what makes the proof of work longer. */
  troubles: Tally;
}

/** Accounts and sessions: from registration to the profile and its security. */
export function identityRoutes(serve: Serve, parts: IdentityParts): void {
  serveCaptchas(serve, parts);
  serveAccounts(serve, parts);
  serveSessions(serve, parts);
  serveProfile(serve, parts);
}

function serveCaptchas(serve: Serve, parts: IdentityParts): void {
  const { db, captchaKey } = parts;
  for (const route of [captchas.draw, captchas.drawAlias]) {
    serve(route, async () => {
      return makeCaptcha(db, captchaKey, parts.captchaFixedAnswer);
    });
  }
  serve(captchas.speak, async (ctx, input) => {
    return { bytes: await speakCaptcha(parts, input.token) };
  });
  serve(captchas.challenge, async (ctx) => {
    const network = ctx.network;
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
  const { db, cooldown } = parts;
  serve(accounts.listCountries, async () => listDiallingCountries());
  serve(accounts.signUp, async (ctx, input) => {
    const network = ctx.network;
    return countingTrouble(parts, network, () => signUp(parts, input, ctx.requestId));
  });
  serve(accounts.activate, async (ctx, input) => {
    return activateAccount(parts, input.token, ctx.requestId);
  });
  serve(accounts.resendActivation, async (ctx, input) => {
    if ('pendingToken' in input) await resendActivation(parts, input.pendingToken, input.email);
    else await askForLink(parts, { wants: 'activation', email: input.email });
    await ctx.audit(db, 'link.requested');
    return { message: m.account_link_sent(), retryAfterSeconds: cooldown.seconds };
  });
  serve(accounts.forgotPassword, async (ctx, input) => {
    await askForLink(parts, { wants: 'reset', email: input.email });
    await ctx.audit(db, 'link.requested');
    return { message: m.account_reset_sent(), retryAfterSeconds: cooldown.seconds };
  });
  serve(accounts.resetPassword, async (ctx, input) => {
    return resetPassword(parts, input, { requestId: ctx.requestId, network: ctx.network });
  });
  serve(accounts.checkResetLink, async (ctx, input) => {
    return checkResetLink(db, input.token);
  });
  serve(accounts.confirmEmail, async (ctx, input) => {
    return confirmEmail(parts, input.token, ctx.requestId);
  });
}

function serveSessions(serve: Serve, parts: IdentityParts): void {
  const { db } = parts;
  serve(sessions.signIn, async (ctx, input) => {
    const network = ctx.network;
    const from = { requestId: ctx.requestId, userAgent: ctx.userAgent, network };
    return countingTrouble(parts, network, () => signIn(parts, input, from));
  });
  serve(sessions.signOut, async (ctx) => signOut(db, ctx.viewer, ctx.token, ctx.requestId));
  serve(sessions.read, async (ctx) => readSession(db, ctx.viewer));
  serve(sessions.keepSettings, async (ctx, input) => keepSettings(db, ctx, input));
  serve(sessions.list, async (ctx) => listSessions(db, ctx.viewer, ctx.token));
  serve(sessions.end, async (ctx, input) => {
    const before = await listSessions(db, ctx.viewer, ctx.token);
    await endSession(db, ctx.viewer, input.id, ctx.requestId);
    return { sessions: before.sessions.filter(({ id }) => id !== input.id) };
  });
  serve(sessions.endAll, async (ctx, input) =>
    endSessions(db, ctx.viewer, input.keepCurrent ? ctx.token : undefined, ctx.requestId),
  );
}

function serveProfile(serve: Serve, parts: IdentityParts): void {
  const sessionOf = ({ token, requestId }: UserCall) => ({ token, requestId });
  serve(profile.read, async (ctx) => readProfile(parts, ctx.viewer));
  serve(profile.resendConfirmation, async (ctx) => {
    await resendConfirmation(parts, ctx.viewer);
    await ctx.audit(parts.db, 'link.requested');
    return { message: m.account_link_sent(), retryAfterSeconds: parts.cooldown.seconds };
  });
  serve(profile.cancelEmailChange, async (ctx) => {
    await cancelEmailChange(parts.db, ctx.viewer, ctx.requestId);
    return readProfile(parts, ctx.viewer);
  });
  serve(profile.change, async (ctx, input) => {
    if (input.updateDetail === 'login') await changePassword(parts, ctx.viewer, input, sessionOf(ctx));
    else await changeProfile(parts, ctx.viewer, input, ctx.requestId);
    const message = input.updateDetail === 'login' ? m.profile_password_saved() : m.profile_saved();
    return { message, profile: await readProfile(parts, ctx.viewer) };
  });
  serve(profile.changePassword, async (ctx, input) => {
    await changePassword(parts, ctx.viewer, input, sessionOf(ctx));
    return { message: m.profile_password_saved() };
  });
}
