import { seal, unseal } from '../../platform/crypto/seal.ts';
import { hashToken, newToken } from '../../platform/crypto/tokens.ts';

/** The binding under which the token of a public form is sealed. */
function formBinding(kind: 'groups' | 'branches', id: string): string {
  return `${kind}/${id}/form_token`;
}

/** What is stored of the token of a public form, of a group or of a branch: its hash finds it, and sealed it can be shown again. */
export function storedForm(key: Buffer, kind: 'groups' | 'branches', id: string, token = newToken('form')) {
  return {
    formTokenHash: hashToken(token),
    formTokenSealed: seal(key, token, formBinding(kind, id)),
    formMadeAt: new Date(),
  };
}

/** The token of a public form; undefined where none was kept. */
export function readFormToken(
  key: Buffer,
  kind: 'groups' | 'branches',
  { id, formTokenSealed }: { id: string; formTokenSealed: Buffer | null },
): string | undefined {
  return formTokenSealed ? unseal(key, formTokenSealed, formBinding(kind, id)) : undefined;
}
