import { type Answers, answerAt, type Field } from '@udaya/contract/intake/field';
import { hmac } from '../../../platform/crypto/secrets.ts';

/**
 * Tells one submission of a form from another, in base64url. It is keyed, since few answers are possible to what it covers. Numbers that
 * are kept in part only, and what clients send beside the fields, do not count: they may differ from try to try. `under` is the
 * sender's key, where what was sent is answered under that alone.
 */
export function hashSubmission(key: Buffer, fields: readonly Field[], sent: object, under = ''): string {
  const answers = sent as Answers;
  const meant = fields
    .filter(({ beside }) => !beside)
    .map(({ name, wire = name }) => {
      const answer = answerAt(answers, wire);
      // A place is its id, whatever was searched for it.
      return [name, answerAt({ answer }, 'answer.place_id') ?? answer];
    });
  return hmac(key, JSON.stringify([under, meant, answers.meridies]));
}
