import * as z from 'zod/mini';
import { defineDraft } from '../../../api/define-draft.ts';
import { india } from '../person/countries-query.ts';

const SavedFields = z.object({
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

/** What the form keeps until it is sent: everything but passwords, the two identity numbers and the captcha. */
export const registerDraft = defineDraft(SavedFields, 'register');

export interface RegisterFields extends z.infer<typeof SavedFields> {
  aadharNumber: string;
  passportNumber: string;
  password: string;
  confirmPassword: string;
  userCaptcha: string;
}

/** The form before anybody typed; its fields in the order of the page. */
export const emptyRegistration: RegisterFields = {
  firstName: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
  address1: '',
  city: '',
  state: '',
  country: india.name,
  dailingCode: india.pcode,
  mobile: '',
  lastName: '',
  address2: '',
  aadharNumber: '',
  passportNumber: '',
  userCaptcha: '',
};
