import { text } from '@udaya/contract/fields';
import { LoginRequest } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';

/** What a person types to log in; the rest of the request is the page's. */
export const LoginFields = z.pick(LoginRequest, { username: true, password: true, userCaptcha: true });

/** The same at the enterprise portal, with its code. */
export const EnterpriseLoginFields = z.extend(LoginFields, {
  groupCode: text(60, m.login_enterprise_code_required),
});
