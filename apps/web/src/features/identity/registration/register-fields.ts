import { Signup } from '@udaya/contract/accounts';
import { schemaResolver, type FormErrors } from '@mantine/form';
import * as m from '@udaya/messages';
import * as z from 'zod/mini';
import { withRepeat } from '../password/with-repeat.ts';
import { india } from '../person/countries-query.ts';

/** What the form keeps until it is sent: everything but passwords, the two identity numbers and the captcha. */
export const KeptFields = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  dailingCode: z.string(),
  mobile: z.string(),
  email: z.string(),
  username: z.string(),
});
export type KeptFields = z.infer<typeof KeptFields>;

export interface RegisterFields extends KeptFields {
  aadharNumber: string;
  passportNumber: string;
  password: string;
  confirmPassword: string;
  userCaptcha: string;
}

/** The form before anybody typed. */
export const emptyRegistration: RegisterFields = {
  firstName: '',
  lastName: '',
  aadharNumber: '',
  passportNumber: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  country: india.name,
  dailingCode: india.pcode,
  mobile: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  userCaptcha: '',
};

/** The fields in the order of the page. */
export const registerOrder = [
  'firstName',
  'lastName',
  'aadharNumber',
  'passportNumber',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'dailingCode',
  'mobile',
  'email',
  'username',
  'password',
  'confirmPassword',
  'userCaptcha',
] as const satisfies (keyof RegisterFields)[];

const rules = schemaResolver(Signup, { sync: true });

/** The contract's rules; the captcha's token is the page's own and joins on sending. */
export function faultsOf(fields: RegisterFields): FormErrors {
  const faults = rules({ ...fields, captchaToken: 'follows' });
  const { password: chosen, confirmPassword } = fields;
  return withRepeat(faults, { chosen, confirmPassword }, m.account_confirm_differs);
}
