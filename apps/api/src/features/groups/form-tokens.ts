import { seal, unseal } from '../../platform/crypto/seal.ts';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';

/** The binding under which the token of a group's public form is sealed. */
function formBinding(groupId: string): string {
  return `groups/${groupId}/form_token`;
}

/** What is stored of the token of a group's public form: its hash finds it, and sealed it can be shown again. */
export function storedForm(key: Buffer, groupId: string, token = newToken('form')) {
  return {
    formTokenHash: hashToken(token),
    formTokenSealed: seal(key, token, formBinding(groupId)),
    formMadeAt: new Date(),
  };
}

/** The token of a group's public form; undefined where none was kept. */
export function readFormToken(
  key: Buffer,
  { id, formTokenSealed }: { id: string; formTokenSealed: Buffer | null },
): string | undefined {
  return formTokenSealed ? unseal(key, formTokenSealed, formBinding(id)) : undefined;
}
