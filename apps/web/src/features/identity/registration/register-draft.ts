import { dropDraft, keepDraft, readDraft } from '../../../api/draft-store.ts';
import { emptyRegistration, KeptFields, type RegisterFields } from './register-fields.ts';

const name = 'register';

/** What was typed before, or an empty form; secrets are always empty. */
export function readRegisterDraft(): RegisterFields {
  const parsed = KeptFields.safeParse(readDraft(name));
  return parsed.success ? { ...emptyRegistration, ...parsed.data } : emptyRegistration;
}

/** Keeps what was typed in this tab, without passwords and identity numbers. */
export function keepRegisterDraft(fields: RegisterFields): void {
  keepDraft(name, KeptFields.parse(fields));
}

export function dropRegisterDraft(): void {
  dropDraft(name);
}
