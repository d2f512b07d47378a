import { text } from '@udaya/contract/fields';
import { LoginRequest } from '@udaya/contract/sessions';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';

const notices = ['required', 'expired', 'logged-out', 'logged-out-elsewhere'] as const;

/** What a login page's address may carry: why one is here, where to go on to, and a demo account to fill in. */
export const PortalSearch = z.object({
  notice: z.catch(z.optional(z.enum(notices)), undefined),
  origin: z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined),
  account: z.catch(z.optional(z.string().check(z.maxLength(60))), undefined),
});
export type PortalSearch = z.infer<typeof PortalSearch>;

/** What a person types to log in; the rest of the request is the page's. */
export const LoginFields = z.pick(LoginRequest, { username: true, password: true, userCaptcha: true });

/** The same at the enterprise portal, with its code. */
export const EnterpriseLoginFields = z.extend(LoginFields, {
  groupCode: text(60, m.login_enterprise_code_required),
});
