import { accounts } from '@udaya/contract/accounts';
import { captchas } from '@udaya/contract/captcha';
import { tokenIn } from './mailed.ts';
import type { World } from './world.ts';

/** The password of everybody who registers in a story. */
export const newPassword = 'river-lamp-42';
let count = 0;

/** The registration form, filled in by somebody new. */
function registrationForm(change: Record<string, unknown> = {}) {
  count += 1;
  return {
    firstName: 'Meena',
    lastName: 'Sundaram',
    address1: '12 Temple Street',
    address2: '',
    city: 'Tirunelveli',
    state: 'Tamil Nadu',
    country: 'India',
    dailingCode: '+91',
    mobilecode: '+91',
    mobile: '9876543210',
    aadharNumber: '',
    passportNumber: '',
    email: `new-${count}@udaya.example`,
    username: `newcomer-${count}`,
    password: newPassword,
    confirmPassword: newPassword,
    licensecheckbox: true,
    ...change,
  };
}

/** Registers somebody new, and tells what was sent and answered. */
export async function register(
  w: World,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const { captchaToken } = (await w.call(captchas.draw)).body;
  const sent: Record<string, unknown> & { email: string; username: string } = registrationForm(change);
  return {
    sent,
    answer: await w.call(accounts.signUp, {
      body: { captchaToken, userCaptcha: w.captchaAnswer, ...sent },
      headers,
    }),
  };
}

/** Registers somebody new and activates the account by the link of its mail; its token and that of the registration are told, too. */
export async function registerActive(w: World) {
  const { sent, answer } = await register(w);
  const token = tokenIn(await w.mailTo(sent.email), '/activate-user');
  const { body } = await w.call(accounts.activate, { query: { token } });
  if (body.status !== 'activated') throw new Error(`${sent.email} could not be activated.`);
  return { ...sent, token, pendingToken: answer.body.pendingToken };
}
